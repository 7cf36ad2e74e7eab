/** What pages tell the worker. */
export type WorkerMessage =
  /** This page was loaded with the build of this mark. */
  | { type: 'loaded'; build: string }
  /** The person wants the new build now. */
  | { type: 'take-over' };

/** Whether an event's data is one of them. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'take-over' || (data.type === 'loaded' && 'build' in data && typeof data.build === 'string');
}
