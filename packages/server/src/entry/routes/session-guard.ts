import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { type Viewer, viewerFinder } from '../../market/accounts/session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireSession; read it through viewerOf. */
    viewer: Viewer | null;
  }
}

/** Declares the request property in which requireSession stores the viewer. */
export function prepareViewer(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
}

/** A hook that only accepts requests with a valid session; all others get 401 `unauthenticated`. */
export function requireSession(services: Services): onRequestAsyncHookHandler {
  const findViewer = viewerFinder(services);
  return async (request) => {
    const token = bearerToken(request);
    const viewer = token === undefined ? undefined : await findViewer(token);
    if (!viewer) throw new ApiError('unauthenticated');
    request.viewer = viewer;
  };
}

/** A hook after requireSession: 403 `vendor_only` for everybody but verified vendors, product §6. */
export const requireVendor: onRequestAsyncHookHandler = async (request) => {
  if (!viewerOf(request).isVerifiedVendor) throw new ApiError('vendor_only');
};

/**
 * A hook after requireSession: 403 `admin_only` for everybody but admins, product §6, and 403 `second_factor_needed`
 * for an admin who must set up a second factor first.
 */
export const requireAdmin: onRequestAsyncHookHandler = async (request) => {
  const viewer = viewerOf(request);
  if (viewer.needsSecondFactor) throw new ApiError('second_factor_needed');
  if (!viewer.isAdmin) throw new ApiError('admin_only');
};

/**
 * Runs an act that owners may do to what is theirs, and admins to anybody's. An admin who is refused for want of a
 * second factor gets 403 `second_factor_needed` in place of `forbidden`.
 */
export async function asOwnerOrAdmin<Result>(viewer: Viewer, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isRefused = viewer.needsSecondFactor && error instanceof ApiError && error.code === 'forbidden';
    throw isRefused ? new ApiError('second_factor_needed') : error;
  }
}

/** Whether the session of a request has proved within STEP_UP_SECONDS that it belongs to the owner of its account. */
export function recentProof({ config, now }: Pick<Services, 'config' | 'now'>): (request: FastifyRequest) => boolean {
  return (request) => now() - viewerOf(request).provedAt <= config.stepUpMs;
}

/**
 * Makes the check of calls that a stolen token must not make: changing the password or the user name, deleting an
 * account, withdrawing money, changing rights, setting a phone number and ending other sessions. The session has to
 * have proved that it belongs to the owner within STEP_UP_SECONDS: by its login, or by POST /api/v1/step-up. Handlers
 * call it after their checks of permission.
 */
export function recentProofCheck(services: Pick<Services, 'config' | 'now'>): (request: FastifyRequest) => void {
  const isRecent = recentProof(services);
  return (request) => {
    if (!isRecent(request)) throw new ApiError('step_up_required');
  };
}

/**
 * The logged-in person who sent the request.
 * @throws ApiError `unauthenticated`
 */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new ApiError('unauthenticated');
  return request.viewer;
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer ([\w-]{40,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
