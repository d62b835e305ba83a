import type { Lead } from '@manifest/contract/resolved.ts'
import { useCallback, useState } from 'react'
import type { LeadSource } from '@/blocks/parts/leads.ts'
import type { Path } from '@/generated/paths.ts'
import { loadDefinition } from '@/routes/load-family.ts'
import GraphPanel from '@/session/graph/graph-workbench.tsx'
import { countPending, type MenuRequest, type RenderMenu } from '@/session/graph/node-requests.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { type EntryOrigin, sessionSignal } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { validateForm } from '../form/form-values.ts'
import { chosenPurpose, lacksPurpose } from '../form/purpose.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import { type AnsweredQuery, adoptAnswerFor } from '../query/known-answers.ts'
import { redirectIfSignedOut } from '../query/redirect-if-signed-out.ts'
import { sessionQuerier } from '../query/session-querier.ts'
import LeadMenu from '../results/leads/lead-menu.tsx'

/** The session's graph, whose nodes can be queried in place. */
export default function SessionGraphPanel() {
  const renderMenu = useCallback<RenderMenu>(
    (request, callbacks) => <NodeMenu key={request.buttonId} request={request} {...callbacks} />,
    [],
  )
  return <GraphPanel renderMenu={renderMenu} />
}

type NodeMenuProps = {
  request: MenuRequest
  onClose: () => void
  onAnswered: (entryId: string) => void
}

const outcomeTexts: Record<Outcome['status'], string> = {
  found: 'encontrado',
  incomplete: 'resposta incompleta',
  'not-found': 'nada encontrado',
  failed: 'a consulta falhou',
}

/**
 * The consultas that take the value of a node. A chosen one runs in the graph; if it needs more than the value, its
 * page opens.
 */
function NodeMenu({ request, onClose, onAnswered }: NodeMenuProps) {
  const { nodeId, kind, value, label, isHidden, origin, buttonId, isByKeyboard } = request
  const [closed, setClosed] = useState<MenuRequest>()
  const openPage = useFollowLead()
  const source: LeadSource = { entryId: origin?.id, consultaId: '', values: {} }

  async function query(lead: Lead<Path>) {
    const answered = await countPending(nodeId, queryInPlace(lead, value, origin))
    if (answered === 'needs-page') return openPage(lead, value, origin)
    if (answered === 'not-loaded')
      return notify.error(`${lead.title}. Não foi possível carregar a consulta. Tente de novo.`, {
        duration: 5_000,
      })
    if (!answered) return
    const { outcome, entry } = answered
    const text = `${lead.title}: ${outcomeTexts[outcome.status]}`
    announce(text)
    if (outcome.status === 'failed') notify.error(`${lead.title}. ${outcome.message}`, { duration: 5_000 })
    else if (!isAnswered(outcome)) notify.info(text, { duration: 3_000 })
    if (isAnswered(outcome)) onAnswered(entry.id)
  }

  return (
    <LeadMenu
      request={{
        lead: { kind, value },
        name: origin?.label ?? label,
        label,
        isHidden,
        buttonId,
        isByKeyboard,
        onOpenChange: () => undefined,
      }}
      source={source}
      isOpen={closed !== request}
      onFollow={(lead, isDossie) => (isDossie ? openPage(lead, value, origin, true) : void query(lead))}
      onClose={() => {
        setClosed(request)
        // The menu fades out before it is removed.
        window.setTimeout(onClose, 250)
      }}
    />
  )
}

/**
 * Queries a consulta with one value, or returns the session's answer. Returns `'needs-page'` if the consulta needs
 * other values or a purpose, `'not-loaded'` if its definition does not load, and `undefined` if the session ended.
 * Leaving the page does not abort the query, because the answer may cost money.
 */
async function queryInPlace(
  { id, field }: Lead<Path>,
  value: string,
  origin: EntryOrigin | undefined,
): Promise<AnsweredQuery | 'needs-page' | 'not-loaded' | undefined> {
  const definition = await loadDefinition(id).catch(() => 'not-loaded' as const)
  if (definition === 'not-loaded') return definition
  const values = { [field]: value }
  if (!definition || lacksPurpose(definition) || Object.keys(validateForm(definition, values)).length > 0)
    return 'needs-page'
  const cached = adoptAnswerFor(definition, values)
  if (cached) return cached
  const purpose = chosenPurpose(definition)
  const options = { signal: sessionSignal(), origin, purpose }
  const answered = await sessionQuerier.query(definition, values, options).catch(() => undefined)
  return answered && redirectIfSignedOut(answered.outcome, definition.path) ? undefined : answered
}
