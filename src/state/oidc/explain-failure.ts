import { classifyFailure, type LoginFailure } from './login-failure.ts'
import { getManager } from './manager.ts'

const timeoutMs = 5_000

/** How long to wait for the browser to report a policy violation after a failed request, in ms. */
const reportDelay = 100

/** Classifies an error. If the provider is unreachable, probes it to find the cause. */
export async function explainFailure(error: unknown): Promise<LoginFailure> {
  const failure = classifyFailure(error)
  return failure === 'unreachable' ? explainUnreachable(error) : failure
}

/**
 * Probes the provider's addresses one by one. Browsers hide from scripts why a request failed, but a
 * `no-cors` request succeeds if the server answers at all.
 */
async function explainUnreachable(error: unknown): Promise<LoginFailure> {
  const { metadataUrl } = getManager().settings
  const metadataReach = await checkReachable(metadataUrl)
  if (metadataReach !== 'reached') return metadataReach
  const metadata = await readMetadata(metadataUrl)
  if (typeof metadata === 'string') return metadata
  const token = await checkReachable(metadata.token_endpoint)
  if (token !== 'reached') return token === 'policy' ? 'policy' : 'token-endpoint'
  const keys = await checkReachable(metadata.jwks_uri)
  if (keys !== 'reached') return keys
  // All addresses answer, so the failing one returned an error status or blocks reading (CORS).
  return error instanceof Error && /\(\d{3}\)$/.test(error.message) ? 'token-endpoint' : 'cors'
}

async function checkReachable(address: string): Promise<'reached' | 'policy' | 'unreachable'> {
  let isRefused = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isRefused ||= URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(address).origin
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    await request(address, 'no-cors')
    return 'reached'
  } catch {
    await new Promise((resolve) => setTimeout(resolve, reportDelay))
    return isRefused ? 'policy' : 'unreachable'
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

type Metadata = { token_endpoint: string; jwks_uri: string }

async function readMetadata(address: string): Promise<Metadata | 'cors' | 'unreachable'> {
  const response = await request(address, 'cors').catch(() => undefined)
  if (!response) return 'cors'
  return response.ok ? response.json().catch(() => 'unreachable') : 'unreachable'
}

const request = (address: string, mode: RequestMode) =>
  fetch(address, {
    mode,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  })
