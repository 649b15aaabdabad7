/**
 * In: data/cabinet/roles.yaml. Out: its strict schema and type: who works in the cabinet and what each role may do. Guides,
 * screens and the table of access control read this one matrix, so that no page can promise what another refuses.
 */
import * as z from 'zod';
import { anchor, checked, sentence, strict, text } from '@gateway-docs/kit/schema';

/** `area.right`: the area groups permissions, the right is what one may do there. */
export const permissionId = text.regex(
  /^[a-z_]+\.[a-z_]+$/,
  'write a permission as area.right, like refunds.create',
);

const file = strict({
  roles: z.array(strict({ id: anchor, name: text.max(16), purpose: sentence })).min(2),
  groups: z.array(strict({ id: anchor, title: text })).min(1),
  permissions: z
    .array(strict({ id: permissionId, name: text.max(48), group: anchor, meaning: sentence }))
    .min(1),
  matrix: z.record(anchor, z.union([z.literal('all'), z.array(permissionId)])),
});

export const schema = checked(file, (value, report) => {
  const roles = value.roles.map((role) => role.id);
  const groups = value.groups.map((group) => group.id);
  const permissions = value.permissions.map((permission) => permission.id);
  const checkListed = (path: PropertyKey[], list: readonly string[], id: string) => {
    if (!list.includes(id)) report(path, `"${id}" does not exist; there are: ${list.join(', ')}`);
  };
  for (const [name, list] of Object.entries({ roles, permissions }))
    list.forEach((id, i) => {
      if (list.indexOf(id) !== i) report([name, i], `"${id}" is there twice`);
    });
  value.permissions.forEach(({ group }, i) => checkListed(['permissions', i, 'group'], groups, group));
  roles
    .filter((id) => !(id in value.matrix))
    .forEach((id) => report(['matrix'], `say what the role "${id}" may do`));
  for (const [role, allowed] of Object.entries(value.matrix)) {
    checkListed(['matrix', role], roles, role);
    if (allowed !== 'all') allowed.forEach((id, i) => checkListed(['matrix', role, i], permissions, id));
  }
  permissions
    .filter((id) => !Object.values(value.matrix).some((allowed) => allowed === 'all' || allowed.includes(id)))
    .forEach((id) => report(['matrix'], `nobody has the permission "${id}"`));
});

export type Roles = z.infer<typeof schema>;
export type Role = Roles['roles'][number];

/**
 * @param permission id of a permission, which exists
 * @returns the roles that have it, in the order of the file
 */
export const rolesWith = (permission: string, { roles, matrix }: Roles): Role[] =>
  roles.filter(({ id }) => matrix[id] === 'all' || matrix[id]?.includes(permission));
