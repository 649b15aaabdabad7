/** In: the environment. Out: the point that signs. A secret is never an argument, which agents and their logs repeat. */
import { demoPoint, type Point, type Profile } from '../settings';

/** The variables that every client of this site reads. */
const [POINT, TOKEN] = ['GATEWAY_POINT_ID', 'GATEWAY_API_TOKEN'] as const;

/**
 * @returns the point of the environment; without both variables the public test point
 * @throws Error where only one of them is set: the two would not belong together
 */
export function signingPoint(profile: Profile, environment: NodeJS.ProcessEnv): Point {
  const demo = demoPoint(profile);
  const { [POINT]: id, [TOKEN]: token } = environment;
  if (!id && !token) return demo;
  if (!id || !token) throw new Error(`Set ${POINT} and ${TOKEN} both, or neither for the public test point.`);
  return { ...demo, id: Number(id), tokens: [token] };
}
