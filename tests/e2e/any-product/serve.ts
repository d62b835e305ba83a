// Serves the shared build as the demonstration.
import { preview } from 'vite'
import { ensureSharedBuild, sharedBuild } from '../../../deploy/size/shared-build.ts'
import { firstPort } from '../support/first-port.ts'

await ensureSharedBuild()
await preview({ build: { outDir: sharedBuild }, preview: { port: firstPort, strictPort: true } })
