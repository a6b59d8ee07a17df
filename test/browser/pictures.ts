/**
 * Compares what is drawn with a picture in the repository. What is drawn by our own paths has to agree everywhere, but for a few pixels;
 * how text and controls come out is up to the machine, so a machine that draws the probe in another way compares everything else:
 * weaker there, but no test that fails for somebody's fonts or is skipped for them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import { inject } from 'vitest';
import { atRoot, shownPath } from '../../tools/paths.ts';

const REFERENCES = 'test/browser/screenshots';
const RESULTS = 'test-results/screenshots';

/** How many pixels may differ, beside those at edges that are only smoothed in another way. */
const TOLERANCE = 20;
/** Room around the boxes of text, in pixels: letters reach a little over them. */
const ROOM = 3;

/** A part of a picture, in pixels from its left and its top. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  /** How many pixels differ; Infinity where the sizes do. */
  readonly different: number;
  /** What to tell whoever has to look at it; nothing where the pictures agree. */
  readonly fault?: string;
}

/**
 * Compares what is drawn of an element with the picture of that name, or makes it the picture. Of a difference the picture drawn and
 * one of the difference are written.
 * @param seesText whether text and controls are compared too
 */
export async function comparePicture(shown: Locator, name: string, seesText = true): Promise<Comparison> {
  // How long something took is another number each time.
  const bytes = await shown.screenshot({
    animations: 'disabled',
    caret: 'hide',
    style: '.phase + span { visibility: hidden }',
  });
  const reference = atRoot(`${REFERENCES}/${name}.png`);
  const renew = '`npm run screenshots` makes them anew; look at them before they are committed.';
  if (inject('renewing')) {
    writeFileSync(
      reference,
      PNG.sync.write(roughened(PNG.sync.read(bytes)), { colorType: 2, filterType: 0, deflateStrategy: 0 }),
    );
    return { different: 0 };
  }
  if (!existsSync(reference)) {
    return { different: Infinity, fault: `There is no picture ${shownPath(reference)} to compare with. ${renew}` };
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
  const fault = `What is drawn ${how}. See ${written.join(' and ')}. If it is meant to look like this, ${renew}`;
  return { different, fault };
}

/** With sixteen steps a colour: half the size in the repository, and nearer to the colours drawn than what counts as a difference. */
function roughened(picture: PNG): PNG {
  picture.data.forEach((value, i) => (picture.data[i] = 17 * Math.round(value / 17)));
  return picture;
}

/** Where text and controls stand, in shadow trees too, in pixels of the picture. */
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
