/**
 * Compares the element with a picture in the repository. Our own paths look the same on every machine, but for a few pixels. Text and
 * controls depend on the machine: a machine that draws the probe differently compares everything else, so that no test fails or is
 * skipped because of fonts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import { inject } from 'vitest';
import { atRoot, shownPath } from '../../tools/paths.ts';

const REFERENCES = 'test/browser/screenshots';
const RESULTS = 'test-results/screenshots';

/** How many pixels may differ, not counting those at edges that are only smoothed differently. */
const TOLERANCE = 20;
/** Margin around the boxes of text, in pixels: letters reach slightly beyond them. */
const ROOM = 3;

/** A part of a picture, in pixels from its left and top edge. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  /** How many pixels differ; Infinity if the sizes do. */
  readonly different: number;
  /** The message for the developer; undefined if the pictures agree. */
  readonly fault?: string;
}

/**
 * Compares an element with the reference picture of that name, or renews the reference. On a difference it writes the new picture and
 * one of the difference.
 * @param seesText whether text and controls are compared too
 */
export async function comparePicture(shown: Locator, name: string, seesText = true): Promise<Comparison> {
  // The time that a search took differs each time.
  const bytes = await shown.screenshot({
    animations: 'disabled',
    caret: 'hide',
    style: '.phase + span { visibility: hidden }',
  });
  const reference = atRoot(`${REFERENCES}/${name}.png`);
  const renew = '`npm run screenshots` renews the pictures; look at them before you commit them.';
  if (inject('renewing')) {
    writeFileSync(
      reference,
      PNG.sync.write(roughened(PNG.sync.read(bytes)), { colorType: 2, filterType: 0, deflateStrategy: 0 }),
    );
    return { different: 0 };
  }
  if (!existsSync(reference)) {
    return { different: Infinity, fault: `There is no reference picture ${shownPath(reference)}. ${renew}` };
  }
  const [expected, actual] = [PNG.sync.read(readFileSync(reference)), PNG.sync.read(bytes)];
  const { width, height } = expected;
  const isAlike = width === actual.width && height === actual.height;
  const difference = new PNG({ width, height });
  let different = Infinity;
  if (isAlike) {
    const hidden = seesText ? [] : await boxesOfText(shown);
    for (const picture of [expected, actual]) for (const box of hidden) blacken(picture, box);
    different = pixelmatch(expected.data, actual.data, difference.data, width, height, { threshold: 0.1 });
    if (different <= TOLERANCE) return { different };
  }
  mkdirSync(atRoot(RESULTS), { recursive: true });
  const written = [`${RESULTS}/${name}.png`, ...(isAlike ? [`${RESULTS}/${name}-difference.png`] : [])];
  writeFileSync(atRoot(written[0]!), bytes);
  if (isAlike) writeFileSync(atRoot(written[1]!), PNG.sync.write(difference));
  const how = isAlike
    ? `differs in ${different} pixels from ${shownPath(reference)}; ${TOLERANCE} may`
    : `is ${actual.width} × ${actual.height} pixels large, and ${shownPath(reference)} ${width} × ${height}`;
  const fault = `The picture ${how}. See ${written.join(' and ')}. After an intended change, ${renew}`;
  return { different, fault };
}

/** Reduces a picture to sixteen levels a colour channel: half the size, and closer to the original than the tolerated difference. */
function roughened(picture: PNG): PNG {
  picture.data.forEach((value, i) => (picture.data[i] = 17 * Math.round(value / 17)));
  return picture;
}

/** The boxes of text and controls, in shadow trees too, in pixels of the picture. */
function boxesOfText(shown: Locator): Promise<Box[]> {
  return shown.evaluate((host) => {
    const boxes: Box[] = [];
    const origin = host.getBoundingClientRect();
    const add = ({ x, y, width, height }: DOMRect): void => {
      if (width > 0 && height > 0) boxes.push({ x: x - origin.x, y: y - origin.y, width, height });
    };
    const visit = (node: Node): void => {
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        [...range.getClientRects()].forEach(add);
      }
      if (node instanceof Element) {
        if (node.matches('input, select, textarea, summary')) add(node.getBoundingClientRect());
        node.shadowRoot?.childNodes.forEach(visit);
      }
      node.childNodes.forEach(visit);
    };
    visit(host);
    return boxes;
  });
}

function blacken({ data, width, height }: PNG, box: Box): void {
  const [left, right] = [Math.max(0, Math.floor(box.x - ROOM)), Math.min(width, Math.ceil(box.x + box.width + ROOM))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y - ROOM)), Math.min(height, Math.ceil(box.y + box.height + ROOM))];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) data.set([0, 0, 0, 255], 4 * (y * width + x));
  }
}
