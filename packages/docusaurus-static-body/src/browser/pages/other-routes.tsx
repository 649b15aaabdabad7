/** The routes that are no documents. Each is loaded when it is needed, and drawn with what Docusaurus would give it. */
import React, { type ComponentType, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';

type Load = () => Promise<{ readonly default: unknown }>;
/** Modules of a route; props may be nested. */
type Tree = Load | readonly Tree[] | { readonly [prop: string]: Tree };
type Modules = Readonly<Record<string, Tree>> & { readonly __comp: Load };

/** The plugin that a route belongs to: Docusaurus names it in the classes of the root element, where the static page has the same. */
type RoutePlugin = Readonly<Record<'name' | 'id', string>>;

export type LoadableRoute = ComponentType & { readonly preload: () => Promise<void> };

/** A module with named exports beside its default one is handed on as one value, as Docusaurus does. */
async function loadOne(load: Load): Promise<unknown> {
  const { default: value, ...named } = await load();
  return typeof value === 'object' || typeof value === 'function' ? Object.assign(value ?? {}, named) : value;
}

const isLoad = (tree: Tree): tree is Load => typeof tree === 'function';
const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

async function loadTree(tree: Tree): Promise<unknown> {
  if (isLoad(tree)) return loadOne(tree);
  if (isList(tree)) return Promise.all(tree.map(loadTree));
  const entries = Object.entries(tree).map(async ([prop, part]) => [prop, await loadTree(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** @returns a route whose `preload` asks the network again where it failed before; it draws nothing until it has succeeded */
export function lazily(modules: Modules, plugin: RoutePlugin): LoadableRoute {
  let element: ReactNode = null;
  async function preload(): Promise<void> {
    if (element !== null) return;
    const { __comp, __props, ...props } = (await loadTree(modules)) as Record<string, object>;
    const Component = __comp as unknown as ComponentType<object>;
    element = (
      <RouteContextProvider value={{ plugin }}>
        <Component {...props} {...__props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(() => element, { preload });
}

export const NotFound = lazily(
  { __comp: () => import('@theme/NotFound') },
  { name: 'native', id: 'default' },
);
