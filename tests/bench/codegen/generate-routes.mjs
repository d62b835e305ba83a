// @ts-check
// `node generate-routes.mjs ROOT`: runs TanStack's route tree generator as its own plugins do. It is copied
// beside the packages it imports.
import { Generator, getConfig } from '@tanstack/router-generator'

const root = process.argv[2] ?? ''
const config = getConfig({ disableLogging: true }, root)
await new Generator({ config, root }).run()
