// In: the operator profile and a route. Out: the full address at which readers and programs outside of the site find it.
import { underBasePath } from '@gateway-docs/kit';
import type { Operator } from './operator-schema';

/** The part of the profile that says where the site lies. */
export type SitePlace = { readonly hosts: Pick<Operator['hosts'], 'site'> } & Pick<Operator, 'base_path'>;

/**
 * @param place host and base path of the site
 * @param route of a page or a file: `/openapi/v2.yaml`
 * @returns `https://provider.example/docs/openapi/v2.yaml`
 */
export const siteAddress = ({ hosts, base_path: basePath }: SitePlace, route: string): string =>
  hosts.site + underBasePath(basePath, route);
