/**
 * Compares the element with a picture in the repository: pixel by pixel in the browser that drew the pictures. Any other browser smooths
 * edges in its own way, and draws text and controls with what its machine has. It compares all but text and controls, and as an eye at some
 * distance would: no test fails, or is skipped, because of fonts or of a new version.
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
/** Side of the squares whose average colours are compared in another browser, in pixels. */
const SQUARE = 4;
/** How many of these squares may differ. */
const SQUARES = 5;
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
 * @param isSameBrowser whether the browser is the one of the pictures, so that each pixel counts, those of text and controls too
 */
export async function comparePicture(shown: Locator, name: string, isSameBrowser = true): Promise<Comparison> {
  const bytes = await settled(shown);
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
  const [unit, tolerance] = isSameBrowser ? ['pixels', TOLERANCE] : [`squares of ${SQUARE} pixels`, SQUARES];
  let difference = new PNG({ width, height });
  let different = Infinity;
  if (isAlike) {
    const hidden = isSameBrowser ? [] : await boxesOfText(shown);
    for (const picture of [expected, actual]) for (const box of hidden) blacken(picture, box);
    const [before, now] = isSameBrowser ? [expected, actual] : [averaged(expected), averaged(actual)];
    difference = new PNG({ width: before.width, height: before.height });
    // Averages have no smoothed edges.
    const options = { threshold: 0.1, includeAA: !isSameBrowser };
    different = pixelmatch(before.data, now.data, difference.data, before.width, before.height, options);
    if (different <= tolerance) return { different };
  }
  mkdirSync(atRoot(RESULTS), { recursive: true });
  const written = [`${RESULTS}/${name}.png`, ...(isAlike ? [`${RESULTS}/${name}-difference.png`] : [])];
  writeFileSync(atRoot(written[0]!), bytes);
  if (isAlike) writeFileSync(atRoot(written[1]!), PNG.sync.write(difference));
  const how = isAlike
    ? `differs in ${different} ${unit} from ${shownPath(reference)}; ${tolerance} may`
    : `is ${actual.width} × ${actual.height} pixels large, and ${shownPath(reference)} ${width} × ${height}`;
  const fault = `The picture ${how}. See ${written.join(' and ')}. After an intended change, ${renew}`;
  return { different, fault };
}

/** Takes pictures of an element until two in a row are the same, so that none shows a page that is still drawing. */
async function settled(shown: Locator): Promise<Buffer> {
  const take = (): Promise<Buffer> =>
    shown.screenshot({
      animations: 'disabled',
      caret: 'hide',
      // The time that a search took differs each time.
      style: '.phase + span { visibility: hidden }',
    });
  let before = await take();
  for (let attempt = 0; attempt < 20; attempt++) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

/** Reduces a picture to sixteen levels a colour channel: half the size, and closer to the original than the tolerated difference. */
function roughened(picture: PNG): PNG {
  picture.data.forEach((value, i) => (picture.data[i] = 17 * Math.round(value / 17)));
  return picture;
}

/** The average colours of the squares of a picture; what is left over at its right and lower edge is left out. */
function averaged({ data, width, height }: PNG): PNG {
  const result = new PNG({ width: Math.floor(width / SQUARE), height: Math.floor(height / SQUARE) });
  for (let y = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = y * SQUARE; row < (y + 1) * SQUARE; row++) {
          for (let column = x * SQUARE; column < (x + 1) * SQUARE; column++) {
            sum += data[4 * (row * width + column) + channel]!;
          }
        }
        result.data[4 * (y * result.width + x) + channel] = sum / SQUARE ** 2;
      }
    }
  }
  return result;
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
