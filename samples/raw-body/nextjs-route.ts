// app/callbacks/gateway/route.ts
import {
  CallbackVerifier,
  InvalidCallbackError,
} from '@/lib/callback-verifier.mjs';
// Yours: does nothing when this id and revision are already stored.
import { storeOnce } from '@/lib/orders';

export const runtime = 'nodejs'; // the verifier uses node:crypto

export async function POST(request: Request): Promise<Response> {
  // Not request.json(): it parses, and the bytes that were signed are
  // lost.
  const rawBody = Buffer.from(await request.arrayBuffer());
  let callback;
  try {
    callback = CallbackVerifier.fromEnvironment().verify(
      rawBody,
      request.headers.get('x-timestamp') ?? undefined,
      request.headers.get('x-signature') ?? undefined,
    );
  } catch (error) {
    if (!(error instanceof InvalidCallbackError)) throw error;
    return new Response(null, { status: 401 });
  }
  await storeOnce(callback);
  return new Response(null, { status: 204 });
}
