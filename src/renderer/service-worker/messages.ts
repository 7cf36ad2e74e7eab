/** Messages from pages to the worker. */
export type WorkerMessage =
  /** This page was loaded with this build, and has loaded these addresses so far. Earlier builds do not send them. */
  | { type: 'loaded'; build: string; addresses?: readonly string[] }
  /** The user wants the new build now. */
  | { type: 'take-over' };

/** Whether the data of an event is such a message. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'take-over' || (data.type === 'loaded' && 'build' in data && typeof data.build === 'string');
}

/** The name of the cache that pages create to turn the data saver of the worker on, and delete to turn it off. */
export type DataSaverCache = 'oja-data-saver';

/** A file that the worker loaded, as the browser's resource timing reports it. */
export type LoadedFile = Pick<PerformanceResourceTiming, 'transferSize' | 'nextHopProtocol'>;

/** The worker's message to one page: it has loaded these files. */
export interface LoadedMessage {
  loaded: readonly LoadedFile[];
}
