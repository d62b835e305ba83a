import type { Lead } from '@manifest/contract/resolved.ts'
import { useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import type { MenuRequest } from '@/session/graph/menu-request.ts'
import { countPending } from '@/session/graph/pending-queries.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import LeadMenu from '../results/leads/lead-menu.tsx'
import type { LeadSource } from '../results/leads/leads.ts'
import { queryInPlace } from './query-in-place.ts'

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
export function NodeMenu({ request, onClose, onAnswered }: NodeMenuProps) {
  const { nodeId, kind, value, label, isHidden, origin, buttonId, isByKeyboard } = request
  const [isOpen, setOpen] = useState(true)
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
      isOpen={isOpen}
      onFollow={(lead, isDossie) => (isDossie ? openPage(lead, value, origin, true) : void query(lead))}
      onClose={() => {
        setOpen(false)
        // The menu fades out before it is removed.
        window.setTimeout(onClose, 250)
      }}
    />
  )
}
