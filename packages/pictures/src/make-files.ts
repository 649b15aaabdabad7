/** In: pictures of pages. Out: the bytes of every file that browsers load for them, each made once. */
import { readFileSync } from 'node:fs';
import type { Picture } from './find-picture';
import { toWebp } from './raster';

/** An SVG that shows a file of pixels, for the renderer. */
function asSvg({ file, width, height }: Picture): string {
  const type = /\.png$/i.test(file) ? 'png' : 'jpeg';
  const data = readFileSync(file).toString('base64');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/${type};base64,${data}"/></svg>`
  );
}

async function bytesOf(picture: Picture, route: string, width: number): Promise<Uint8Array> {
  return route.endsWith('.svg') ? readFileSync(picture.file) : toWebp(asSvg(picture), width);
}

/**
 * @returns makes the files of pictures, route → bytes. It remembers them: a page is made anew at each of its edits, and a picture takes a second.
 */
export function pictureMaker(): (pictures: Iterable<Picture>) => Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Promise<Uint8Array>>();
  return async (pictures) => {
    const files = new Map<string, Uint8Array>();
    for (const picture of pictures) {
      for (const { route, width } of [picture.small, picture.large]) {
        const bytes = made.get(route) ?? bytesOf(picture, route, width);
        made.set(route, bytes);
        // One after the other: a picture of a screen takes 30 MB while it is made.
        files.set(route, await bytes);
      }
    }
    return files;
  };
}
