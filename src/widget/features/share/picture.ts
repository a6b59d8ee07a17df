/** A drawing as a PNG, and on paper. Both draw the SVG as an image of the page, which runs nothing in it. */
import { linkInSvg, withLink } from '../../../notation/exports/png-text.ts';

/** Pixels of the PNG for one of the drawing: sharp on fine screens and on paper. */
const SCALE = 2;

/**
 * @param svg whose link, if it has one, a text chunk of the file keeps
 * @throws if the browser or the policy of the page does not draw it
 */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await imageOf(document, svg);
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * image.naturalWidth;
  canvas.height = SCALE * image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser draws no PNG');
  const png = new Uint8Array(await blob.arrayBuffer());
  const link = linkInSvg(svg);
  return link === undefined ? png : withLink(png, link);
}

/** Opens the print dialog for the drawing alone. @throws as `pngOf` does */
export async function print(svg: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inline-size: 0; block-size: 0; border: 0';
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  try {
    const image = await imageOf(contentDocument!, svg);
    image.style.maxWidth = '100%';
    contentDocument!.body.append(image);
    contentWindow!.addEventListener('afterprint', () => frame.remove());
    contentWindow!.print();
  } catch (error) {
    frame.remove();
    throw error;
  }
}

async function imageOf(document: Document, svg: string): Promise<HTMLImageElement> {
  const image = document.createElement('img');
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
