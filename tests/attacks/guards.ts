/** Guards of the service that are removed one at a time, and the attack that then succeeds. */

export interface Guard {
  /** The row of the threat model, and the removed guard. */
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** The name of the attack, without its stand. */
  readonly attack: string
  /** The stand; the first one by default. */
  readonly stand?: string
}

const SERVICE = 'core/service'

export const GUARDS: readonly Guard[] = [
  {
    name: 'the key of the local inbox',
    file: `${SERVICE}/mail/inbox-page.ts`,
    from: '!isFromThisMachine(context) || !isSameText(given, key)',
    to: '!isFromThisMachine(context)',
    attack: 'the local inbox through a proxy that sends neither Host nor client',
  },
  {
    name: 'no forwarding header at the local inbox',
    file: `${SERVICE}/guards/this-machine.ts`,
    from: '!isForwarded(headers) &&',
    to: '',
    attack: 'the local inbox through a proxy',
  },
  {
    name: 'a loopback Host at the local inbox',
    file: `${SERVICE}/guards/this-machine.ts`,
    from: 'LOOPBACK_HOST.test(host) &&',
    to: '',
    attack: 'the local inbox from this machine: a user without the key, another name, a forwarded request',
  },
  {
    name: 'no frame around the local inbox',
    file: `${SERVICE}/mail/inbox-page.ts`,
    from: "; frame-ancestors 'none'",
    to: '',
    attack: 'the local inbox in the frame of another page',
  },
  {
    name: 'refused log-ins do not count',
    file: `${SERVICE}/accounts/limits.ts`,
    from: 'return wait > 0 ? wait : deps',
    to: 'return deps',
    attack: 'guesses from one address that lock an owner out',
  },
  {
    name: 'a refused log-in spends its proof',
    file: `${SERVICE}/submissions/keep.ts`,
    from: "if (handled?.kind === 'refused') await spend",
    to: "if (handled?.kind === 'refused') await giveBack",
    attack: 'one proof of work for several passwords',
  },
  {
    name: 'networks that an owner used',
    file: `${SERVICE}/forms/owner-login.ts`,
    from: '= isKnown ?',
    to: '= isKnown && email === null ?',
    attack: 'guesses from many addresses that lock an owner out at home',
  },
  {
    name: 'files of erased mails',
    file: `${SERVICE}/personal-data.ts`,
    from: 'if (mails !== undefined) await',
    to: 'if (mails === null) await',
    attack: 'traces of a person who was erased while the service runs',
  },
  {
    name: 'the log of the database is emptied',
    file: `${SERVICE}/personal-data.ts`,
    from: 'return store.wipe()',
    to: 'return true',
    attack: 'traces of a person who was erased while the service runs',
  },
  {
    name: 'deleted rows are overwritten',
    file: `${SERVICE}/store/open-file.ts`,
    from: "database.pragma('secure_delete = ON')",
    to: "database.pragma('secure_delete = OFF')",
    attack: 'traces of a person who was erased while the service runs',
  },
  {
    name: 'papers belong to who uploaded them',
    file: `${SERVICE}/portal/documents.ts`,
    from: "row('portal_document.owner', '=', owner)",
    to: "row('portal_document.added_by', '=', 'owner')",
    attack: 'papers of the owner before, and of other properties',
  },
  {
    name: 'a property is of its owner alone',
    file: `${SERVICE}/portal/routes.ts`,
    from: 'if (await isOwnerOf(deps.store.db, owner.id, property)) return next()',
    to: 'if (property !== null) return next()',
    attack: 'papers of the owner before, and of other properties',
  },
  {
    name: 'the database is private',
    file: `${SERVICE}/store/open-file.ts`,
    from: '  makePrivate(file)\n',
    to: '',
    attack: 'another user of the machine who reads the files',
  },
  {
    name: 'mails to one address a day',
    file: `${SERVICE}/mail/gate.ts`,
    from: 'mails.filter((_, index) => seconds[index] !== 0)',
    to: 'mails.filter((_, index) => seconds[index] === -1)',
    attack: 'sixty forms that fill the mailbox of a third party',
  },
  {
    name: 'searches are confirmed',
    file: `${SERVICE}/registered-searches/searches.ts`,
    from: "    .where('confirmed_at', 'is not', null)\n",
    to: '',
    attack: 'searches that strangers register for somebody',
  },
  {
    name: 'lines of cells are no formulas',
    file: 'core/domain/table-cell.ts',
    from: '.map(withoutFormula)',
    to: '',
    attack: 'formulas in the tables of the office',
  },
  {
    name: 'the rights of members',
    file: `${SERVICE}/desk/routes.ts`,
    from: 'if (!isAllowed(visitor, access))',
    to: 'if (!isAllowed(visitor, access) && access === "anyone")',
    attack: 'a member who reads, moves and answers what belongs to another office',
  },
  {
    name: 'data of one office',
    file: `${SERVICE}/desk/sight.ts`,
    from: 'return office === null || office === officeIdOf(wanted, site)',
    to: 'return office === null || office !== "" || officeIdOf(wanted, site) === ""',
    attack: 'a member who reads, moves and answers what belongs to another office',
  },
  {
    name: 'the second factor of members',
    file: `${SERVICE}/desk/routes.ts`,
    from: "if (visitor.session.state === 'waiting' && access !== 'half')",
    to: "if (visitor.session.state === 'waiting' && access === 'anyone')",
    attack: 'guesses at the password of a member, and a password without the second factor',
  },
  {
    name: 'headers of an upload are short',
    file: `${SERVICE}/portal/multipart.ts`,
    from: 'const HEADERS_LIMIT = 4096',
    to: 'const HEADERS_LIMIT = 2 ** 26',
    attack: 'uploads of many parts, long headers and other types',
  },
  {
    name: 'uploads of one owner at a time',
    file: `${SERVICE}/portal/document-routes.ts`,
    from: 'const OF_ONE_OWNER = 2',
    to: 'const OF_ONE_OWNER = 200',
    attack: 'three uploads of one owner at the same time',
  },
  {
    name: 'an invitation outlives a forgotten password',
    file: `${SERVICE}/portal/reset-links.ts`,
    from: "if (kind === 'invitation')",
    to: 'await voidResetLinks(db, owner)\n  if (kind === null)',
    attack: '"forgot password" of a stranger that voids an invitation and uses up the mails of the owner',
  },
  {
    name: 'no token in a mail that has left',
    file: `${SERVICE}/mail/spent-mail.ts`,
    from: "return message.replace(/#token=[A-Za-z0-9_-]{43}/g, '#token=')",
    to: 'return message',
    attack: 'a token of a link to a new password in the database',
    stand: 'file, caddy, smtp',
  },
  {
    name: 'addresses are encoded in mailto:',
    file: `${SERVICE}/mail/mailto.ts`,
    from: '${encodeURIComponent(email.slice(0, at))}',
    to: '${email.slice(0, at)}',
    attack: 'headers, recipients and addresses in what is typed',
  },
  {
    name: 'a link changes nothing by GET',
    file: `${SERVICE}/newsletter/routes.ts`,
    from: "routes.get('/api/newsletter/one-click/:token', forLink(deps, 'newsletter-end', askToEnd))",
    to: "routes.get('/api/newsletter/one-click/:token', forLink(deps, 'newsletter-end', doEnd))",
    attack: '"already subscribed" thirty times',
  },
  {
    name: 'disguised links are not repeated',
    file: `${SERVICE}/mail/visitor-text.ts`,
    from: 'return !LINK.test(plain) && !PHONE.test(plain)',
    to: 'return !LINK.test(text)',
    attack: 'advertising in a mail to somebody else',
  },
  {
    name: 'networks of IPv6 count together',
    file: `${SERVICE}/guards/address.ts`,
    from: 'isIPv6(plainAddress(address)) ? SIZES :',
    to: 'isIPv6(address) && false ? SIZES :',
    attack: 'a network of IPv6 that uses an address for each form',
  },
  {
    name: 'addresses that clients claim',
    file: `${SERVICE}/guards/address.ts`,
    from: 'hops.at(-proxies)',
    to: 'hops.at(0)',
    attack: 'a forged address of the client',
  },
  {
    name: 'no path in a Referer',
    file: `${SERVICE}/guards/headers.ts`,
    from: "'Referrer-Policy': 'strict-origin'",
    to: "'Referrer-Policy': 'unsafe-url'",
    attack: 'tokens of mailed links in a Referer',
  },
  {
    name: 'pages of the site are counted',
    file: `${SERVICE}/statistics/counted-page.ts`,
    from: 'others.has(path)',
    to: 'others.size >= 0',
    attack: 'views that make a home look wanted, and invented pages',
  },
  {
    name: 'changes come from own pages',
    file: `${SERVICE}/guards/origin.ts`,
    from: "=== 'stranger') return refuse(context)",
    to: "=== 'nobody') return refuse(context)",
    attack: 'forms from pages of others',
  },
  {
    name: 'a proof is good once',
    file: `${SERVICE}/submissions/keep.ts`,
    from: "if (first.kind === 'spent') return { kind: 'unfit', problems: [CAPTCHA_WRONG] }",
    to: '',
    attack: 'the same proof of work twice, one of another form, and a forged one',
  },
  {
    name: 'forms are short',
    file: `${SERVICE}/guards/body.ts`,
    from: 'KILOBYTES = 64',
    to: 'KILOBYTES = 6400',
    attack: 'bodies that are too long, of another type, or for another method',
  },
]
