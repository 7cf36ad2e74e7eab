const KEY = 'oja.device';

/**
 * The mark that the server gave this device at its last login. It opens nothing: with it, strangers who guess at the
 * account do not keep this device out. It stays after a logout.
 */
export function readDeviceMark(): { deviceToken?: string } {
  try {
    const deviceToken = localStorage.getItem(KEY);
    // A damaged mark would make the server refuse the whole call.
    return deviceToken !== null && /^[\w-]{43}$/.test(deviceToken) ? { deviceToken } : {};
  } catch {
    return {};
  }
}

/** Stores the mark of a login or a new password; an answer of an older server has none. */
export function storeDeviceMark(deviceToken: string | undefined): void {
  if (deviceToken === undefined) return;
  try {
    localStorage.setItem(KEY, deviceToken);
  } catch {
    // If the browser forbids storage, the server does not recognize the device.
  }
}
