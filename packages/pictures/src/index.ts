export { findPicture, isPicture, oneWay, type Picture } from './find-picture';
export { pictureMaker } from './make-files';
export { toPng } from './raster';
export { readSvg, type Svg } from './read-svg';
