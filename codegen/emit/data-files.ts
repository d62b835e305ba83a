import type { Model } from '../resolve/model.ts'
import { emitContracts } from './contracts.ts'
import { emitSchemas } from './schemas.ts'
import type { VirtualFile } from './virtual-file.ts'

/** Returns the JSON files of a model, which the app does not read. */
export const emitDataFiles = (model: Model): VirtualFile[] => [...emitContracts(model), ...emitSchemas(model)]
