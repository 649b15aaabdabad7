import { WAITING_TYPE } from './names';

/** Where the scripts of a document wait, and those of other pages, which are nothing without them, do not. */
const WAITING = `<%= it.htmlAttributes.includes('docs-doc-page') ? 'type=${WAITING_TYPE}' : 'defer' %>`;

/**
 * The HTML around every page: Docusaurus' own template in another order. A browser stops reading at a script that runs in place until the
 * style sheets before it have come, so all of those scripts stand before the first style sheet, and the page is read while its styles are
 * on their way. The request for a typeface stands first in the body: in the head, a browser would wait for the typeface a while before it
 * paints anything, and on a slow line for nothing.
 * @param scriptsWait whether a document loads its scripts on the reader's first interaction
 * @returns the template, as Docusaurus' `ssrTemplate` wants it
 */
export const pageTemplate = (scriptsWait: boolean): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <%/* The theme's script reads what the reader chose and marks the root element; nothing in it needs the body. */%>
    <% const inline = /<script(?![^>]*\\ssrc=)[^>]*>[^]*?<[/]script>/g; %>
    <% const marks = it.preBodyTags.match(inline); %>
    <% if (!marks) throw new Error('The script of the theme is not where the page template looks for it.'); %>
    <%~ marks.join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const typeface = /<link(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]*>/g; %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute.replace(typeface, '') %>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" ${scriptsWait ? WAITING : 'defer'}></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.metaAttributes.join('').match(typeface)?.join('') ?? '' %>
    <%~ it.preBodyTags.replace(inline, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
