/**
 * `screen` → a guide of the merchant cabinet and the screen that its picture and tables are made from.
 */
import type { Existing } from './existing';
import { checkRoute, checkTitle, lastSteps, refuseName, type Kind, type Plan } from './plan';

const NAME = /^[a-z]+(_[a-z]+)*\/[a-z]+(_[a-z]+)*$/;

function planScreen(typed: string, title: string, existing: Existing): Plan {
  const leaf = typed.replace(/^\/?cabinet\/|\.mdx$/g, '');
  const sections = [...existing.pages.keys()].flatMap(
    (route) => /^\/cabinet\/(?<section>\w+)\//.exec(route)?.groups?.section ?? [],
  );
  if (!NAME.test(leaf))
    refuseName(
      typed,
      'Take section and screen in lower case with underscores: reporting/disputed_payments. The sections are in cabinet/.',
      new Set(sections),
    );
  checkTitle(title, 32);
  const route = `/cabinet/${leaf}`;
  checkRoute(route, existing);
  const id = leaf.replaceAll(/[/_]/g, '-');
  return {
    files: [
      ['packages/writing/templates/screen.yaml', `data/cabinet/screens/${id}.yaml`],
      ['cabinet/_template.mdx', `cabinet/${leaf}.mdx`],
    ],
    values: { id, title, route },
    route,
    next: [
      `Fill data/cabinet/screens/${id}.yaml from top to bottom. data/cabinet/screens/balances.yaml is a finished one.`,
      `Put the screen into the menu: data/cabinet/sections.yaml, "${id}" in the screens of its section. npm run facts says in seconds what is wrong in both.`,
      `Fill cabinet/${leaf}.mdx. npm run dev shows it at http://localhost:3000${route}.`,
      `Its place in the sidebar is in the front matter of cabinet/${leaf}.mdx: sidebar_group, one of sidebarsCabinet.ts, and sidebar_position, or the end of the group without it.`,
      'Link it from the guides that lead there.',
      ...lastSteps(route),
    ],
  };
}

export const screen: Kind = {
  usage: 'screen <section/screen> "<Title>"',
  makes: 'a guide of the cabinet with the screen that it shows',
  plan: planScreen,
};
