import type { StudioAnswers, StudioProblem, StudioRequests } from '@manifest/contract/studio.ts'
import { vi } from 'vitest'

type Name = keyof StudioRequests

/** Answers a request with its answer, or refuses it with a status and a reason. */
type Answers = {
  [One in Name]?: (body: StudioRequests[One]) => StudioAnswers[One] | (StudioProblem & { status: number })
}

/** Stands in for the development server. Returns the requests that it got, in their order. */
export function startStudioServer(answers: Answers) {
  const requests: { name: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    const name = address.slice(address.lastIndexOf('/') + 1) as Name
    const asked = JSON.parse(body)
    requests.push({ name, body: asked })
    const answer = (answers[name] as ((body: unknown) => object) | undefined)?.(asked)
    if (!answer) return Response.json({ problem: `O teste não responde a ${name}` }, { status: 400 })
    return Response.json(answer, {
      status: 'status' in answer && 'problem' in answer ? Number(answer.status) : 200,
    })
  })
  return requests
}

/** The files of a manifest on the disk, by name. A digest is a text with a mark. */
export const openFiles = (texts: Record<string, string>): StudioAnswers['open'] => ({
  root: '/projeto',
  folder: 'manifest',
  product: 'Teste',
  hasGit: true,
  files: Object.entries(texts).map(([name, text]) => ({ name, text, digest: `digest of ${text}` })),
})
