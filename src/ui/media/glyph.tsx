import type { ReactNode } from 'react'

const eye = (
  <>
    <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>
)

const shapes = {
  eye,
  eyeOff: (
    <>
      {eye}
      <path d="M4 4l16 16" />
    </>
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** Icons of the public forms. react-icons would add 1.5 kB to the first load for these alone. */
export function Glyph({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
