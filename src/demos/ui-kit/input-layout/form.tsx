import type { FormEvent, ReactNode } from 'react'
import { notify } from '@/ui/feedback/notify.ts'

/** A form that shows a toast on submit and is reset. */
export function Form({ children }: { children: ReactNode }) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    notify.success('Add Successfully')
    event.currentTarget.reset()
  }
  return <form onSubmit={save}>{children}</form>
}
