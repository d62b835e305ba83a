import type { Format } from '@manifest/schema/result.ts'
import { use, useId, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { LeadContext } from './lead-context.ts'
import { hasLeadOffers, type LeadValue, parseLeadValue } from './leads.ts'

type LeadButtonProps = {
  value: unknown
  format: Format | undefined
  /** `false` takes the button out. */
  leads: boolean | undefined
  /** What the value is called. */
  name: string
  /** Its name among others of the same name, as `CPF, linha 3`. */
  label?: string
  isHidden: boolean
}

/** The button of a value that other consultas can start from; nothing where it leads nowhere. */
export function LeadButton({ value, format, leads, ...named }: LeadButtonProps) {
  const leadContext = use(LeadContext)
  const lead = leadContext && leads !== false ? parseLeadValue(value, format) : undefined
  return lead && leadContext && hasLeadOffers(lead, leadContext.source) ? (
    <ShownButton lead={lead} {...named} />
  ) : null
}

const icon = <LuSearch aria-hidden="true" />

type ShownButtonProps = Pick<LeadButtonProps, 'name' | 'label' | 'isHidden'> & { lead: LeadValue }

/** A plain element, styled by what it stands in: there may be thousands. All open the same menu. */
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
          // A click by keyboard has no count.
          isByKeyboard: detail === 0,
          onOpenChange: setOpen,
        })
      }
    >
      {icon}
    </button>
  )
}
