/** In place of a component that would render nothing on this site; see the list in the plugin for each reason. */
export default function NoComponent(): null {
  return null;
}
