import { app } from '@/generated/app.ts'
import { routes } from '@/generated/routes.ts'
import { sources } from '@/generated/sources.ts'
import { removeBasePath } from '@/lib/base-path.ts'
import { build } from '@/lib/build.ts'
import { hasProvider } from '@/lib/environment.ts'
import { isDemoSource, readBaseUrl } from '@/lib/source-settings.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { readLastFailedRequest } from '@/state/last-failed-request.ts'
import { preferences } from '@/state/preferences.ts'

/**
 * Returns the lines that support needs to find a fault. No line has a value that was looked up, a token, or the user's name or
 * e-mail: the page is its route's pattern, an address its host.
 */
export function readDiagnosis(): string {
  const lines: [string, string][] = [
    ['Versão', build?.version ?? 'Desenvolvimento'],
    ['Commit', build?.commit ?? 'não registrado'],
    ['Construído em', build?.builtAt ?? 'não registrado'],
    ['Ambiente', readEnvironmentKind()],
    ...Object.entries(sources.sources).map(([name]): [string, string] => [
      `Fonte ${name}`,
      describeSource(name),
    ]),
    ['Contas', hasProvider() ? 'no provedor de identidade' : 'neste navegador'],
    [
      'Página',
      matchRoute(routes, removeBasePath(location.pathname))?.route.pattern ?? 'fora da tabela de rotas',
    ],
    ['Navegador', navigator.userAgent],
    ['Tela', `${screen.width} × ${screen.height}, janela de ${innerWidth} × ${innerHeight}`],
    ['Tema', preferences.darkMode ? 'escuro' : 'claro'],
    ['Idioma', navigator.language],
    ['Fuso horário', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['Rede', navigator.onLine ? 'conectada' : 'sem conexão'],
    ['Armazenamento', isStorageAvailable() ? 'disponível' : 'bloqueado ou cheio'],
    ['Última consulta que falhou', describeLastFailure()],
    ['Copiado em', new Date().toISOString()],
  ]
  return [`Diagnóstico de ${app.product}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n')
}

/** Names the environment after its sources: all of them answer from examples, none or some. */
export function readEnvironmentKind(): string {
  const demo = Object.keys(sources.sources).filter(isDemoSource)
  if (demo.length === Object.keys(sources.sources).length) return 'Demonstração'
  return demo.length === 0 ? 'Ao vivo' : `Ao vivo, com demonstração em ${demo.join(', ')}`
}

function describeSource(name: string): string {
  const source = sources.sources[name]
  if (!source || isDemoSource(name)) return 'demonstração'
  return `ao vivo, em ${new URL(readBaseUrl(source), location.origin).host}`
}

/** Returns the code and the time of the newest failure, which the source's log has too. */
function describeLastFailure(): string {
  const failed = readLastFailedRequest()
  return failed ? `${failed.requestId}, em ${new Date(failed.at).toISOString()}` : 'nenhuma com código'
}

function isStorageAvailable(): boolean {
  const key = `${app.storagePrefix}.diagnosis`
  try {
    localStorage.setItem(key, '1')
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
