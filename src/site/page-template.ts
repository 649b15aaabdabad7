/**
 * The HTML around every page: Docusaurus' own template in another order. A browser stops reading at a script that runs in place until the
 * style sheets before it have come, so all of those scripts stand before the first style sheet, and the page is read while its styles are
 * on their way. The style sheet stands before the typeface, so that it has the connection that is open already.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <%/* The theme's script reads what the reader chose and marks the root element; nothing in it needs the body. */%>
    <% const inline = /<script>[^]*?<[/]script>/g; %>
    <%~ (it.preBodyTags.match(inline) || []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
