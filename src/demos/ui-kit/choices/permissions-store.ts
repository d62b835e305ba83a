import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { defaultPermissions } from './permission-nodes.ts'

const { state, change } = createDemoStore(
  'checkbox-tree',
  z.object({ checked: z.array(z.string()) }),
  () => ({
    checked: [...defaultPermissions],
  }),
)

export const permissionsState = state

export const setPermissions = (checked: string[]) =>
  change((all) => {
    all.checked = [...checked]
  })
