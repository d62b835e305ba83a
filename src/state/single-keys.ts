import { proxy } from 'valtio/vanilla'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'

const key = 'singleKeys'

const read = () => readStored(key, boolean, true)

/**
 * True if single keys, such as `h`, run commands. A user who dictates or uses a switch may turn them off
 * (WCAG 2.1.4). Keys with Ctrl, and keys of a focused control, stay.
 */
export const singleKeys = proxy({ isOn: read() })

onStoredByOtherTab(key, () => {
  singleKeys.isOn = read()
})

export function setSingleKeys(isOn: boolean): void {
  singleKeys.isOn = isOn
  writeStored(key, isOn)
}
