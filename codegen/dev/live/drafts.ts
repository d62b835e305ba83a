import { draftModulesName, draftsMessage } from '../../../manifest/contract/studio.ts'

type Exports = Record<string, unknown>

/** A module in this tab: its exports on the disk, and how others take their place. */
type ReplaceableModule = { saved: Exports; shown: string; replace: (next: Exports) => void }

const modules = new Map<string, ReplaceableModule>()

/** Returns the exports that the drafts of the studio around this tab give a module. */
export function readDraft(file: string): Exports | undefined {
  const drafts: unknown = window.parent === window ? undefined : Reflect.get(window.parent, draftModulesName)
  const draft = typeof drafts === 'object' && drafts !== null ? Reflect.get(drafts, file) : undefined
  // The copy's lists and maps are those of this tab.
  return draft === undefined ? undefined : structuredClone(draft)
}

/** Registers a module with its exports on the disk. The drafts of the studio precede them. */
export function registerModule(file: string, saved: Exports, replace: (next: Exports) => void) {
  const draft = readDraft(file)
  modules.set(file, { saved, shown: JSON.stringify(draft ?? saved), replace })
  if (draft) replace(draft)
}

/** Takes new exports on the disk. They are shown unless the drafts have others. */
export function acceptSaved(file: string, saved: Exports) {
  const module = modules.get(file)
  if (!module) return
  module.saved = saved
  if (readDraft(file)) return
  module.shown = JSON.stringify(saved)
  module.replace(saved)
}

/** Shows the drafts of now. Returns the files of modules that changed. */
function showDrafts(): string[] {
  return [...modules].flatMap(([file, module]) => {
    const next = readDraft(file) ?? module.saved
    const text = JSON.stringify(next)
    if (text === module.shown) return []
    module.shown = text
    module.replace(next)
    return [file]
  })
}

/** Listens to the studio around this tab. `onShown` gets the files of modules that changed. */
export function watchDrafts(onShown: (files: string[]) => void) {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent || data?.type !== draftsMessage.type)
      return
    const files = showDrafts()
    if (files.length > 0) onShown(files)
  })
}
