/** The version, commit and time of the build, from the page's `<meta>`. Absent in development. */
export type Build = { version: string; commit?: string; builtAt: string }

const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=averigua-build]')

export const build: Build | undefined = mark ? JSON.parse(mark.content) : undefined

/** The version as semantic versioning writes it: `0.10.0+1a2b3c4`. In ASCII, for headers. */
export const clientVersion = build
  ? build.version + (build.commit ? `+${build.commit.slice(0, 7)}` : '')
  : 'desenvolvimento'
