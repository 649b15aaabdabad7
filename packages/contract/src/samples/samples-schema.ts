/**
 * The models of `samples/`: the source of the signing clients, the test vectors, the raw-body recipes. Schemas of their
 * YAML files and the types that handlers see.
 */
import * as z from 'zod';
import { anchor, slug, strict, text } from '@gateway-docs/kit/schema';

/** What every language has: the signing client of each version, and the verifier of callbacks. */
export const CLIENT_PARTS = ['v2', 'v1', 'callback'] as const;
/** `merchant` is a program that makes a payment once, whatever happens; some languages have it. */
export type ClientPart = (typeof CLIENT_PARTS)[number] | 'merchant';

const sourceFiles = z.array(text).min(1);

/** samples/clients/clients.yaml */
export const clientsSchema = strict({
  languages: z
    .array(
      strict({
        id: slug,
        label: text,
        highlight: text,
        versions: text,
        tools: z.array(text).min(1),
        files: strict({
          v2: sourceFiles,
          v1: sourceFiles,
          callback: sourceFiles,
          merchant: sourceFiles.optional(),
        }),
      }),
    )
    .min(1),
});

/** samples/raw-body/index.yaml */
export const rawBodySchema = strict({
  recipes: z.array(strict({ id: anchor, label: text, language: slug, highlight: text, file: text })).min(1),
});

const digest = (length: number) =>
  text.regex(new RegExp(`^[0-9a-f]{${length}}$`), `expected ${length} hexadecimal digits`);
const signed = {
  body: text,
  body_bytes: z.int().positive(),
  signed_bytes: z.int().positive(),
  signature: digest(64),
};

/** samples/vectors.yaml */
export const vectorsSchema = strict({
  point_id: z.int().positive(),
  api_token: text,
  v1: strict({ key: z.int().positive(), hash: digest(32) }),
  v2: strict({ timestamp: z.int().positive(), path: text, ...signed }),
  callback: strict({ timestamp: z.int().positive(), ...signed }),
});
export type Vectors = z.infer<typeof vectorsSchema>;

