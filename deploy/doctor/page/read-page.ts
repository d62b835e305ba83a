import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import type { BuildMark } from '../../../codegen/build/environment/mark-build.ts'
import { readBuildMark, readEnvironmentMark } from '../../configure/configure-page.ts'
import { ask, explainFailedReply } from '../ask.ts'
import type { CheckProblem } from '../check.ts'

/** The dashboard's page as a browser gets it. */
export type Page = {
  reply: AnsweredReply
  build: BuildMark
  /** The variables that `configure` wrote; `undefined` if the build has its own. */
  deployed: Record<string, string> | undefined
}

/** Reads the page, or says what is there instead. */
export async function readPage(site: URL): Promise<Page | CheckProblem> {
  const reply = await ask(site, { headers: { accept: 'text/html' } })
  if (reply.kind !== 'answered')
    return { message: explainFailedReply(reply), hint: 'confira --origin, o DNS e se o servidor está no ar' }
  const { status, text, headers } = reply
  if (status >= 300 && status < 400)
    return {
      message: `o endereço redireciona (HTTP ${status})${describeTarget(headers, site)}`,
      hint: 'use em --origin o endereço final, que é o que se registra no provedor',
    }
  if (/<title>Welcome to nginx!?<\/title>/i.test(text))
    return {
      message: 'quem responde é o site padrão do nginx, "Welcome to nginx!"',
      hint: 'remova /etc/nginx/sites-enabled/default, e recarregue o nginx',
    }
  if (status !== 200)
    return { message: `o endereço responde HTTP ${status}`, hint: 'confira root e try_files no servidor' }
  const build = readMark(text)
  if (!build)
    return {
      message: 'a página não é a de uma construção do painel',
      hint: 'copie dist/ para o servidor; abaixo de um caminho, ponha-o em --origin',
    }
  return { reply, build, deployed: readEnvironmentMark(text) }
}

function describeTarget(headers: Headers, site: URL): string {
  const location = headers.get('location')
  return location && URL.canParse(location, site) ? ` para ${new URL(location, site).origin}` : ''
}

function readMark(html: string): BuildMark | undefined {
  try {
    return readBuildMark(html)
  } catch {
    return undefined
  }
}
