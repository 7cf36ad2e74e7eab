import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';

import { errorText } from '../startup/startup-fault.ts';
import { IMAGE_CACHING } from './image-caching.ts';
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts';

/** A bucket of Amazon S3 or of a compatible store, see config.ts. */
export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  publicUrl: string | undefined;
}

/** How often a call is tried, and the time limits of each part of a try, in milliseconds. */
const PATIENCE = { maxAttempts: 3, connectMs: 2000, silenceMs: 3000, answerMs: 10_000 };

/**
 * Stores pictures in a bucket. Each call tries the bucket again, so that the store works as soon as the bucket is
 * back. Loaded only where a bucket is configured: the library is bigger than the rest of the server.
 */
export function s3ImageStore({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  publicUrl,
}: S3Settings): ImageStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: PATIENCE.maxAttempts,
    // Stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: PATIENCE.connectMs,
      socketTimeout: PATIENCE.silenceMs,
      requestTimeout: PATIENCE.answerMs,
      throwOnRequestTimeout: true,
    },
  });
  return {
    async write(name, content) {
      await orUnavailable(() =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: name,
            Body: content,
            ContentLength: content.length,
            ContentType: 'image/webp',
            CacheControl: IMAGE_CACHING,
          }),
        ),
      );
    },
    async stream(name) {
      const found = await orUnavailable(() =>
        ifThere(client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))),
      );
      if (!(found?.Body instanceof Readable) || found.ContentLength === undefined) return undefined;
      return { content: found.Body, size: found.ContentLength };
    },
    async remove(name) {
      await orUnavailable(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })));
    },
    publicAddress: (name) => (publicUrl === undefined ? undefined : `${publicUrl}/${name}`),
    async check() {
      await orUnavailable(() => client.send(new HeadBucketCommand({ Bucket: bucket })));
    },
  };
}

async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

async function orUnavailable<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw new ImageStoreUnavailable(`the picture store does not do as asked: ${errorText(error)}`, { cause: error });
  }
}
