import type { Config } from '../startup/config.ts';
import { dataPaths } from '../startup/data-folder.ts';
import { folderImageStore } from './folder-image-store.ts';
import type { ImageStore } from './image-store.ts';

/** Opens the configured store: the bucket where one is set, else a folder in DATA_DIR. */
export async function openImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ImageStore> {
  if (s3) {
    const { s3ImageStore } = await import('./s3-image-store.ts');
    return s3ImageStore(s3);
  }
  const { images, unfinished } = dataPaths(dataDir);
  return folderImageStore(images, unfinished);
}
