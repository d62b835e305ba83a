import {
  requests,
  StudioConflict,
  type StudioContext,
} from '../../../../codegen/authoring/studio/requests.ts'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import { runAndWrite } from '../../../../codegen/run.ts'
import { requireValue } from '../../../support/require-value.ts'
import { temporaryProject } from '../../support/temporary-project.ts'

/** A project, and the studio's requests to it. Answers are as JSON carries them. */
export function studioProject(
  changes: Record<string, string | undefined> = {},
  env: StudioContext['env'] = {},
) {
  const project = temporaryProject(changes)
  const { folder } = project
  const folders = resolveFolders({}, folder)
  const context: StudioContext = {
    folders,
    cwd: folder,
    env,
    async regenerate() {
      const run = await runAndWrite(folders, folder)
      return run.ok ? [] : run.diagnostics
    },
  }
  const send = async (name: string, body: unknown) => requireValue(requests[name])(context, body)
  return {
    ...project,
    /** Sends a request and returns its answer. */
    ask: async <Answer>(name: string, body: object): Promise<Answer> =>
      JSON.parse(JSON.stringify(await send(name, body))),
    /** Sends a request that must fail and returns the error's message. */
    refuse: (name: string, body: unknown): Promise<string> =>
      send(name, body).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    /** Sends a request that must conflict and returns the conflict. */
    conflict: (name: string, body: unknown): Promise<object> =>
      send(name, body).then(
        () => ({}),
        (error) => {
          if (error instanceof StudioConflict) return error.body
          throw error
        },
      ),
  }
}
