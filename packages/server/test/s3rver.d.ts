/** Declares the parts of s3rver that tests use, because it has no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    httpServer: Server;
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
