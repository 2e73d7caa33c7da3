// The lint rule `podium/arrows`: every import follows the arrows of tools/boundaries.ts.
// oxlint loads this file as a plugin (.oxlintrc.json).
import { relative, sep } from 'node:path'
import { whyForbidden } from '../boundaries.ts'

interface Source {
  type: string
  value?: unknown
}

interface Importing {
  source: Source | null
}

interface Context {
  cwd: string
  filename: string
  report(finding: { node: Source; message: string }): void
}

function create(context: Context) {
  const from = relative(context.cwd, context.filename).split(sep).join('/')
  const check = ({ source }: Importing) => {
    if (typeof source?.value !== 'string') return
    const message = whyForbidden(from, source.value)
    if (message) context.report({ node: source, message })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    TSImportType: check,
  }
}

export default { meta: { name: 'podium' }, rules: { arrows: { create } } }
