/** The templates of Hugo are a layout for each kind of page, and partials that are cached. */
import { nameOf as nameIn, printed } from './parts.mjs'
import { encoded } from './tree.mjs'

/** Returns the files of layouts by their paths. */
export function printHugo(kinds) {
  const files = {}
  for (const [kind, parts] of Object.entries(kinds)) {
    const text = printed(parts, printerOf(kind, files), '$s')
    files[`layouts/${kind}/single.html`] =
      `{{- $s := .Params.values -}}{{- $L := index site.Data.words .Params.language -}}<!DOCTYPE html>${text}`
  }
  return files
}

function printerOf(kind, files) {
  const print = {
    markup: ({ code }) => code,
    text: ({ value }, scope) => value.map((piece) => textOf(piece, scope)).join(''),
    attribute: ({ name, value }, scope) =>
      ` ${name}="${value.map((piece) => attributeOf(piece, { name, scope })).join('')}"`,
    optional: ({ name, own }, scope) =>
      `{{ if isset ${scope} "${own}" }} ${name}="${attributeOf({ own }, { name, scope })}"{{ end }}`,
    script: ({ attributes, value }, scope) =>
      `<script${printed(attributes, print, scope)}>${value.map((piece) => rawOf(piece, scope)).join('')}</script>`,
    when: ({ list, body }, scope) => {
      return `{{ with ${scope}1 := ${nameOf(list, scope)} }}${printed(body, print, `${scope}1`)}{{ end }}`
    },
    each: ({ list, body, cached }, scope) => {
      const inner = `${scope}1`
      const text = printed(body, print, inner)
      if (cached === undefined) return `{{ range ${inner} := ${nameOf(list, scope)} }}${text}{{ end }}`
      const file = partial(cached, `{{- ${inner} := .values -}}{{- $L := .words -}}${text}`)
      return `{{ range ${nameOf(list, scope)} }}{{ partialCached "${file}" (dict "values" . "words" $L) .key }}{{ end }}`
    },
    shared: ({ name, body }, scope) => {
      const file = partial(name, `{{- $L := . -}}${printed(body, print, scope)}`)
      return `{{ partialCached "${file}" $L $L.language }}`
    },
  }
  function partial(name, text) {
    const file = `${kind}-${name}.html`
    files[`layouts/partials/${file}`] = text
    return file
  }
  return print
}

const nameOf = (value, scope) => nameIn(value, scope, '$L')

function textOf(piece, scope) {
  return typeof piece === 'string' ? encoded(piece) : `{{ ${nameOf(piece, scope)} }}`
}

function rawOf(piece, scope) {
  return typeof piece === 'string' ? piece : `{{ ${nameOf(piece, scope)} | safeJS }}`
}

/** Hugo takes these values for addresses and scripts by the names of their attributes, and would escape them as such. */
function attributeOf(piece, { name, scope }) {
  if (typeof piece === 'string') return encoded(piece)
  const kind = /src|ur[il]|href|action/i.test(name)
    ? ' | safeURL'
    : /^(?:data-)?on/.test(name)
      ? ' | safeJS'
      : ''
  return `{{ ${nameOf(piece, scope)}${kind} }}`
}
