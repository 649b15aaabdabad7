/** Written at build by `src/plugins/icons`. */
declare module '@generated/icons/default/bundled.json' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
