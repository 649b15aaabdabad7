/** The first file of the typeface: its address on the site. src/plugins/look writes the module; undefined without a typeface. */
declare module '@generated/look/default/typeface' {
  const address: string | undefined;
  export default address;
}
