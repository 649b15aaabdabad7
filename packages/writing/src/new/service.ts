/**
 * `service` → a guide, its catalogue entry and its sequence diagram; `country` → the page that compares the methods of a country.
 */
import type { Existing } from './existing';
import { checkRoute, checkTitle, lastSteps, refuseName, type Kind, type Plan } from './plan';

const NAME = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** `/services/pix2` and `docs/services/pix2.mdx` are good answers too. */
function routeOf(typed: string, { pages }: Existing): string {
  const leaf = typed.replace(/^\/?(docs\/)?(services\/)?|\.mdx$|\/$/g, '');
  const parts = leaf.split('/');
  if (parts.length > 2 || !parts.every((part) => NAME.test(part))) {
    const guides = [...pages.keys()]
      .filter((route) => route.startsWith('/services/'))
      .map((route) => route.slice('/services/'.length));
    refuseName(
      typed,
      'Take lower-case letters, digits and single underscores, in a folder at most: pix2, mobile_money/uganda.',
      guides,
    );
  }
  return leaf;
}

/** The leaf says enough when it has two words; `mobile_money/uganda` needs its folder. */
function slugOf(leaf: string): string {
  const [folder, name] = leaf.split('/');
  return name === undefined || name.includes('_') ? (name ?? leaf) : `${folder ?? ''}_${name}`;
}

const sidebarStep = (leaf: string): string =>
  `Its place in the sidebar is in the front matter of docs/services/${leaf}.mdx: sidebar_group, one of "methods" in sidebars.ts, and sidebar_position, or the end of the group without it.`;

function planService(typed: string, title: string, existing: Existing): Plan {
  const leaf = routeOf(typed, existing);
  const route = `/services/${leaf}`;
  checkTitle(title, 60);
  checkRoute(route, existing);
  const slug = slugOf(leaf);
  const taken = existing.services.get(slug);
  if (taken !== undefined)
    throw new Error(
      `The catalogue has an entry "${slug}" with service_id ${taken}: data/services/${slug}.yaml. Choose another name.`,
    );
  const id = Math.max(1041, ...existing.services.values()) + 1;
  const dashed = slug.replaceAll('_', '-');
  return {
    files: [
      ['packages/writing/templates/service.yaml', `data/services/${slug}.yaml`],
      ['packages/writing/templates/flow.mmd', `data/flows/${dashed}.mmd`],
      ['docs/services/_template.mdx', `docs/services/${leaf}.mdx`],
    ],
    values: {
      name: title,
      home: route,
      slug,
      dashed,
      id: String(id),
      transaction: String(900_000 + (id % 1000)),
    },
    route,
    next: [
      `Fill data/services/${slug}.yaml from top to bottom (service_id ${id} is free). data/services/blik.yaml is a finished one.`,
      `Fill data/flows/${dashed}.mmd: the messages of this method, not of another one. npm run facts says in seconds what is wrong in both.`,
      `Fill docs/services/${leaf}.mdx. npm run dev shows it at http://localhost:3000${route}.`,
      sidebarStep(leaf),
      'Link it from the pages that lead there: the country or family page, a method that it replaces. Words that only searchers use go into `keywords` in the front matter of the page.',
      ...lastSteps(route),
    ],
  };
}

function planCountry(typed: string, title: string, existing: Existing): Plan {
  const leaf = routeOf(typed, existing);
  const route = `/services/${leaf}`;
  checkTitle(title, 40);
  checkRoute(route, existing);
  return {
    files: [['docs/services/_template_country.mdx', `docs/services/${leaf}.mdx`]],
    values: { name: title },
    route,
    next: [
      `Fill docs/services/${leaf}.mdx. docs/services/peru.mdx is a finished one.`,
      `Give each method that has no guide an entry and a diagram: npm run new -- service <route> "<Name>", move what its page would say into this one, delete the page, and set home: ${route} in the entry.`,
      sidebarStep(leaf),
      'Link it from the guides of its methods.',
      ...lastSteps(route),
    ],
  };
}

export const service: Kind = {
  usage: 'service <route> "<Name>"',
  makes: 'a method guide with its catalogue entry and its diagram',
  plan: planService,
};

export const country: Kind = {
  usage: 'country <route> "<Country>"',
  makes: 'a page that compares the methods of a country',
  plan: planCountry,
};
