// @ts-check
// `node generate-routes.mjs ROOT`: runs TanStack's generator of route trees, as its own plugins do. It lies beside the
// packages that it imports when it runs.
import { Generator, getConfig } from '@tanstack/router-generator'

const root = process.argv[2] ?? ''
const config = getConfig({ disableLogging: true }, root)
await new Generator({ config, root }).run()
