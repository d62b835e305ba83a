import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { Format } from '@manifest/schema/result.ts'
import { use, useId, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { parseLeadValue } from '@/formats/parse-lead-value.ts'
import { LeadContext } from './lead-context.ts'
import { hasLeadOffers } from './leads.ts'

type LeadButtonProps = {
  value: unknown
  format: Format | undefined
  /** `false` removes the button. */
  leads: boolean | undefined
  /** The label of the value. */
  name: string
  /** The label that distinguishes it from other values with the same name: `CPF, linha 3`. */
  label?: string
  isHidden: boolean
}

/** Shows the search button of a value that other consultas take; nothing if no consulta takes it. */
export function LeadButton({ value, format, leads, ...named }: LeadButtonProps) {
  const leadContext = use(LeadContext)
  const lead = leadContext && leads !== false ? parseLeadValue(value, format) : undefined
  return lead && leadContext && hasLeadOffers(lead, leadContext.source) ? (
    <ShownButton lead={lead} {...named} />
  ) : null
}

const icon = <LuSearch aria-hidden="true" />

type ShownButtonProps = Pick<LeadButtonProps, 'name' | 'label' | 'isHidden'> & { lead: LeadValue }

/** A plain element, styled by its parent: there may be thousands. All buttons open the same menu. */
function ShownButton({ lead, name, label = name, isHidden }: ShownButtonProps) {
  const leadContext = use(LeadContext)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <button
      id={id}
      type="button"
      data-lead
      aria-label={`Consultar ${label}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ detail }) =>
        leadContext?.open({
          lead,
          name,
          label,
          isHidden,
          buttonId: id,
          // A click by keyboard has `detail` 0.
          isByKeyboard: detail === 0,
          onOpenChange: setOpen,
        })
      }
    >
      {icon}
    </button>
  )
}
