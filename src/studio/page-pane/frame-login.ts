import { draftModulesName, frameStorageName, type ModulesAnswer } from '@manifest/contract/studio.ts'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'

/** The user of the frame's pages. The author of the manifest may see everything. */
const author = { nome: 'Quem', sobrenome: 'edita', email: 'manifesto@localhost' }

/**
 * Gives the page that the frame loads next a storage of its own: a login without a password that leaves the logins of
 * other tabs alone. Public pages are shown as to a visitor.
 */
export function prepareFrame(isPublic: boolean) {
  const entries: Record<string, unknown> = isPublic
    ? {}
    : { auth: true, login: 'studio', profile: author, users: [{ ...author, roles: authSettings.roles }] }
  const storage = createStorage()
  for (const [name, value] of Object.entries(entries))
    storage.setItem(`${app.storagePrefix}.${name}`, JSON.stringify(value))
  Reflect.set(window, frameStorageName, storage)
  if (!Reflect.has(window, draftModulesName)) setFrameModules({})
}

/** Gives pages in the frame the modules of the drafts. Their screen does not lock: the user edits beside it. */
export function setFrameModules(modules: ModulesAnswer['modules']) {
  const { idleLockMinutes: _, ...settings } = (modules['auth.ts']?.authSettings ??
    authSettings) as typeof authSettings
  Reflect.set(window, draftModulesName, { ...modules, 'auth.ts': { authSettings: settings } })
}

/** A storage in memory. A reload of the frame's page finds what the page stored. */
function createStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, String(value)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
