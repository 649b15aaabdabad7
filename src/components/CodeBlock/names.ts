/** Names of code and of its button for screen readers: in the HTML of the build, and where the browser puts other code in its place. */
import texts from '../../../data/texts/components/code.json';
import { fillText } from '../../base/fill-text';

/** @param language of the fence, `json`; for code without a title */
export const codeName = (language: string): string => fillText(texts.name, { language });

/** @param name of the code: its title, or `codeName` */
export const copyLabel = (name: string): string => fillText(texts.copyOf, { name });
