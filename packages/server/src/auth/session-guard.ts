import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

import { Kept } from '../db/kept.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type Viewer, type ViewerRow, findViewer } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set behind requireSession; read it through viewerOf. */
    viewer: Viewer | null;
  }
}

/** Sessions that are kept in memory at most: some two megabytes. */
const SESSIONS_MAX = 5000;

/** Declares where the guard leaves the person it found. */
export function prepareViewer(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
}

/** A hook that lets only people with a living session pass; all others get 401 `unauthenticated`. */
export function requireSession({ database, now }: Services): onRequestAsyncHookHandler {
  const kept = new Kept<ViewerRow>(SESSIONS_MAX);
  return async (request) => {
    const token = bearerToken(request);
    const viewer = token === undefined ? undefined : await findViewer(database, token, now(), kept);
    if (!viewer) throw new Refusal('unauthenticated');
    request.viewer = viewer;
  };
}

/** A hook behind requireSession: 403 `vendor_only` for all but verified vendors, spec §6. */
export const requireVendor: onRequestAsyncHookHandler = async (request) => {
  if (!viewerOf(request).isVerifiedVendor) throw new Refusal('vendor_only');
};

/** A hook behind requireSession: 403 `admin_only` for all but admins, spec §6. */
export const requireAdmin: onRequestAsyncHookHandler = async (request) => {
  if (!viewerOf(request).isAdmin) throw new Refusal('admin_only');
};

/** The person asking. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Refusal('unauthenticated');
  return request.viewer;
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer ([\w-]{40,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
