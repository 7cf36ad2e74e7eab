import { env } from 'node:process';

import type { Configuration } from 'electron-builder';

import { updateUrl } from './update-url.ts';

const feed = updateUrl(env['OJA_UPDATE_URL']);
const isGiven = (name: string) => (env[name] ?? '') !== '';
const isSignedForMac = ['CSC_LINK', 'CSC_NAME'].some(isGiven);
const isNotarized = isSignedForMac && ['APPLE_API_KEY', 'APPLE_ID', 'APPLE_KEYCHAIN_PROFILE'].some(isGiven);

/**
 * How the desktop app is packed (architecture §8): its files, the disabled abilities of Electron's binary, and the
 * installers of each system. `npm run package` runs it; docs/operations.md names the variables.
 */
const config: Configuration = {
  appId: 'ng.oja.desktop',
  productName: 'Oja',
  copyright: 'Copyright © 2026 The Oja founders',
  directories: { output: 'release', buildResources: 'build' },
  files: ['out/{main,preload,renderer}/**', 'package.json', '!**/*.map'],
  // Everything is bundled: no files of dependencies are searched, built or packed.
  beforeBuild: () => Promise.resolve(false),
  asar: true,
  extraMetadata: { homepage: env['OJA_SERVER_ORIGIN'] ?? 'http://localhost:4000' },
  artifactName: 'oja-${version}-${os}-${arch}.${ext}',
  protocols: { name: 'Oja', schemes: ['oja'] },
  publish: feed === null ? null : { provider: 'generic', url: feed },
  electronFuses: {
    // With any of these three the signed program would run any given script as Oja.
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    // The app's code comes only from the archive it was built with, never from a folder beside it.
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    enableCookieEncryption: true,
    // No V8 snapshot of our own, and no page from a file.
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  mac: {
    category: 'public.app-category.business',
    // Updates need the zip.
    target: [
      { target: 'dmg', arch: ['x64', 'arm64'] },
      { target: 'zip', arch: ['x64', 'arm64'] },
    ],
    // Apple's processors run nothing unsigned. A signature without a certificate does not identify the publisher, and
    // does not allow the hardened runtime.
    ...(!isSignedForMac && { identity: '-' }),
    hardenedRuntime: isSignedForMac,
    entitlements: 'build/entitlements.mac.plist',
    entitlementsInherit: 'build/entitlements.mac.plist',
    notarize: isNotarized,
  },
  win: { target: [{ target: 'nsis', arch: ['x64'] }] },
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
  linux: {
    target: [
      { target: 'AppImage', arch: ['x64'] },
      { target: 'deb', arch: ['x64'] },
      { target: 'rpm', arch: ['x64'] },
    ],
    executableName: 'oja',
    category: 'Network',
    synopsis: 'Buy, sell and chat with vendors you trust',
    maintainer: 'The Oja founders <support@oja.ng>',
    syncDesktopName: true,
    desktop: {
      entry: { Name: 'Oja', GenericName: 'Marketplace', Keywords: 'market;shop;vendor;chat;', StartupNotify: 'true' },
    },
  },
};

export default config;
