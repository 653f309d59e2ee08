/** What each page is about, for search engines, and shared links: 50 to 155 characters, each its own. */
export const descriptions = {
  '/deedguard':
    'Lock a property deed and hold dated evidence of what you stated. What a lock does, what it cannot do, and what it costs: $99 once.',
  '/deedguard-protection':
    'Lock a property deed for $99, once. The lock takes effect at once, you pay within 7 days, and you keep a proof file.',
  '/document-vault':
    'Encrypted storage for the papers of a property: a key and a proof for each document, redaction and links that expire.',
  '/vault':
    'What the document vault keeps, how each document is encrypted, its limits with and without a plan, and what it costs.',
  '/vault/documents':
    'The documents in your vault: search them, check their proofs, redact them and share copies that expire.',
  '/security/alerts':
    'Alerts about your properties and your account by urgency, with what was seen and what to do about each.',
  '/alerts': 'The alerts for your properties and your account in one list, to filter by level and status.',
  '/recording/requirements':
    'What a county recorder asks of a deed or mortgage: page size, margins, type, tax, notary and fees, with sources and dates.',
  '/recording/preflight':
    'Will the county take it? Have a PDF measured against a recorder’s rules: page, margins, type, notary, and the fee.',
  '/county-documents':
    'Blank deeds, mortgages and estate papers for four states, which states allow remote notarization, and what county alerts do.',
  '/verify':
    'Check a proof file, a document or a hash against the public evidence log. Free, and without an account.',
  '/guardsign':
    'A notary in person, at your door or by video. Compare the three ways, their prices and what state law limits.',
  '/notary-booking':
    'Find a notary by place, service and urgency, compare price, distance and rating, and book the one you choose.',
  '/live-tracking':
    'See on a map where your notary is and when they arrive, with everything on the map in words too.',
  '/notary-waitlist':
    'Join the waitlist of GuardSign as a notary: benefits, an application in one page, and the dates of the launch.',
  '/join/notary/requirements':
    'What a GuardSign notary brings: commission, bond, E&O insurance, ID, background check and equipment for remote sessions.',
  '/state-documents':
    'Notary term, fee, bond and remote notarization in all 50 states, with sources, certificate templates and training.',
  '/compliance/ron':
    'Where remote online notarization (RON) is allowed in each of the 50 states, with the law, its source and its date.',
  '/search':
    'Search every page, state, county and answer of this site and, when you are logged in, your own deeds and documents.',
  '/atlas-ai':
    'What rules of ours see in a PDF, recordings that were compared with your properties, and your alerts, week by week.',
  '/ai-document-generator':
    'Fill in a deed, a power of attorney, a will, an affidavit or a contract for five states, checked against their rules.',
  '/invoices':
    'Create, send and follow invoices for notary work, with tax, terms, a PDF of each and payment by card.',
  '/pricing':
    'Deed protection costs $99 per property, once. Plans for documents from $29 a month, with a free trial, and questions.',
  '/pricing/calculator':
    'Work out the price of a notarization before you book, line by line: service, pages, state, travel, rush and tax.',
  '/enterprise':
    'Deed evidence for title companies, lenders, law firms and recorders: offers, prices, first steps and a way to reach us.',
  '/contact':
    'Write to us about an account, a lock, a visit, a bill, a refund or your data. A person answers by email, and you get a case number.',
  '/cases/[caseId]': 'A fraud report: what was written, who was told, the checklist, and the recovery pack.',
  '/admin/fraud': 'Reports of fraud, open and closed, with who was told and what came of it.',
  '/admin/recordings':
    'Recording indexes of counties: the files that came in, what was taken of them, and the upload of another one.',
  '/admin/cases': 'What people wrote to us, open and closed, with the documents that they attached.',
  '/partnerships':
    'Apply as a title company, lender, law firm or real estate partner, and see what partners receive.',
  '/partners/portal':
    'Apply to work with us, and see which companies have applied lately and what partners receive.',
  '/partner-portal':
    'The partner portal under its other address: the application, recent applicants and benefits.',
  '/partners/integrations':
    'Companies that work with us, hashes entered in the evidence log, and samples of what connections would show.',
  '/resources/county-kit':
    'For county recorders: what DeedGuard is and is not, a counter notice, a website notice, an email and answers for staff.',
  '/resources/builder-kit':
    'For builders: a closing insert, a letter to the buyer and a checklist, and how protection passes to the buyer.',
  '/developers':
    'Calls to the evidence log that need no key, a program that checks a proof, and the API with keys, test mode, webhooks and OAuth.',
  '/login':
    'Log in with your password or a passkey to see your locked deeds, unlock codes, proof files and payments.',
  '/signup': 'Open a free account to protect a property, to request a notary, or to work as a notary.',
  '/dashboard/client': 'Your notary requests, documents, appointments and billing in one place.',
  '/dashboard/notary': 'Your offers, appointments, completed visits and earnings as a notary.',
  '/notifications':
    'What happens to your properties, documents, visits and payments, in one list, by email and by push.',
  '/enroll/biometric':
    'Add your fingerprint, face or security key as a passkey, rename or remove passkeys, and make recovery codes.',
  '/settings/account':
    'Your name, phone number and time zone, the email address of your account, and your password.',
  '/settings/security/pin':
    'Set, change or remove the six-digit PIN that guards your locks, unlock codes and documents.',
  '/settings/plan':
    'Your plan, when it renews or ends, how much of it you use, your receipts, and the way to change it.',
  '/settings/billing':
    'What you paid for locks, plans and visits, what went back, what is due, and your receipts.',
  '/organization':
    'The people of your organization: who belongs to it and as what, invitations, and the ways to keys and webhooks.',
  '/organization/shared':
    'Documents, properties, requests and invoices that members of your organization share: who shared them, and since when.',
  '/organization/shared/documents/[id]':
    'A document that a member of your organization shares with you, to read and to download.',
  '/organization/shared/properties/[id]':
    'A property that a member of your organization shares with you: its lock, its chain of title, its history and proofs.',
  '/organization/shared/requests/[id]':
    'A notary request that a member of your organization shares with you: its state, its times, its place and the notary.',
  '/organization/shared/invoices/[id]':
    'An invoice that a member of your organization shares with you: what it says, line by line, and its PDF.',
  '/join/organization':
    'Who invites you to an organization, and as what, with the link that we emailed to you; and the way to join.',
  '/settings/watches':
    'What we look for in delivered county recording indexes: your locked properties, and ten further names or parcels.',
  '/settings/sessions':
    'Where your account is logged in: each browser, when it was last used, and a button that logs it out.',
  '/settings/apps': 'Which apps use your account, what they may do, and a button that disconnects them.',
  '/organization/apps':
    'Programs of your organization that ask our users to connect them: their addresses, permissions and secrets.',
  '/oauth/consent':
    'What an app asks for before it can use your account: who makes it, what it will be able to do, and where you go next.',
  '/account-deleted':
    'Your account was deleted, and you are logged out. What we keep of it, and why, is in our privacy policy.',
  '/settings/notifications':
    'Which notifications reach you by email and by push, in which browsers, and your quiet hours.',
  '/settings/data': 'Download your data as one file, or delete your account: what goes, what stays, and why.',
  '/settings/plan/demo':
    'Stands in for the pages of Stripe where a plan is bought and changed while this site is tried out. No money moves.',
  '/payment/deedguard': 'Pay $99 once for the protection of one property of yours.',
  '/about/founder-declaration':
    'What the founder promises about security, what the founder does not promise, and how to check it.',
  '/press':
    'A press release, posts for social networks, the early adopter offer and the facts for an article about DeedGuard.',
  '/legal/terms':
    'The agreement between you and us: what a lock is and is not, price, release, money back, notary services and liability.',
  '/legal/privacy':
    'What we keep about you, why, for how long, who else sees it, and how to see, correct or erase it.',
  '/legal/ip':
    'The status of our trademarks and patents, what anybody may use without asking, and how to report a complaint.',
  '/security/whitepaper':
    'How the evidence log, proofs, passwords, sessions and keys work, and what they do not protect against.',
  '/architecture':
    'The parts of the platform, who talks to whom, where data rests, and the life of a lock from form to log.',
  '/security-headers':
    'The security headers and content policy of every answer, with the reason for each and a check in your browser.',
  '/health':
    'Whether the website, the database and the evidence log answer right now, measured by your own browser.',
  '/version':
    'The version, build time, commit, components and security features of the platform that is running now.',
  '/': 'Lock a property deed for $99 and hold evidence that anyone can check. Notary law, prices and remote notarization by state.',
  '/home':
    'What to do next, by when, and below it what is yours: properties, documents, requests and visits.',
  '/properties':
    'Your properties with the state of each lock, what is due, open alerts, the last recording and its proof.',
  '/documents/[id]':
    'One of your documents: its pages, its entry in the log, and the ways to share, move, redact or delete it.',
  '/properties/[id]':
    'One of your properties: its lock, alerts, chain of title and history, now or as of a day, and its proofs.',
  '/settings':
    'Your plan, the guards of your account, and whatever else can be set, each on a page of its own.',
  '/payment/success': 'Whether your payment was received, and what it paid for.',
  '/forgot-password':
    'Enter the email address of your account, and we email you a link to choose a new password.',
  '/reset-password':
    'Choose a new password for your account with the link that we mailed. Every device is logged out then.',
  '/consent/lock':
    'A company asks to have your property locked: what a lock does, what it costs, what the company would see, and your answer.',
  '/organization/keys':
    'The keys with which the programs of your organization call our API: what they may do, when they were used, and how to end them.',
  '/keep-email':
    'Stop a change of the email address of your account, or take it back, with the link that went to the old address.',
  '/confirm-email':
    'Confirm the email address of your account, an application or a place on the waitlist with the link that we mailed.',
  '/login/link':
    'Open the link that we emailed to you, so that your password can be tried in this browser while others have to wait.',
  '/security/undo':
    'Take back changes of your PIN, passkeys or recovery codes with the link in our email, and log out every device.',
  '/alerts/[id]': 'One alert: what was seen, when and where, and what was done about it.',
  '/share/[token]':
    'A document that somebody shares with you through a link that expires, with your name across its pages.',
  '/pay/[id]': 'An invoice to read line by line, download as a PDF and pay.',
  '/client-dashboard/[userId]':
    'Your own notary requests, documents and appointments, under your own address.',
  '/dashboard/notary/schedule':
    'Your upcoming appointments, the hours you keep free, and your calendar feed.',
  '/dashboard/notary/earnings':
    'What you earned from each completed visit, week by week, from the first to the last.',
  '/dashboard/notary/journal':
    'Your own record of notarial acts in numbered entries, with corrections and a CSV file.',
  '/dashboard/notary/settings':
    'Your credentials with their dates, the states and services you cover, your home place and how far you travel.',
  '/invoices/[id]': 'One of your invoices: what it says, what happened to it, and what comes next.',
  '/requests/[id]':
    'One notary request: its status, its history, its price, and a thread with the other party.',
  '/organization/webhooks':
    'Addresses of your organization that are told of events: bookings, bills, alerts and locks, signed.',
  '/organization/webhooks/[id]':
    'One webhook: what it is told of, what was sent and answered, its signing secret, and a test event.',
  '/admin': 'How many things are waiting for an answer from us, with links to each admin list.',
  '/admin/applications':
    'Applications from partners, to be read, approved or declined with a note to the applicant.',
  '/admin/requests':
    'Notary requests from every account by status, client and place, and those for which nobody is left to ask.',
  '/admin/invoices': 'Invoices from every account by status, number, client and property, with their totals.',
  '/admin/users': 'Accounts by role and name, when they were opened and what they have used so far.',
  '/admin/interests': 'Who wants to hear about an offer or to talk to us, by topic and newest first.',
  '/admin/abuse':
    'What was limited, locked, refused or stopped, by day, and patterns that somebody should look at.',
  '/admin/audit': 'What was done, by whom and to what, by kind and day, as a list and as a CSV file.',
  '/admin/disputes':
    'Payers who asked their bank for the money of a lock, a credit or an invoice, and until when to answer.',
  '/admin/evidence':
    'Documents that owners show us for contested locks, to be compared with those of the other side.',
  '/admin/waitlist':
    'Everybody on the waitlist for notaries, with what they told us, as a list and as a CSV file.',
  '/admin/notaries': 'Notaries with their credentials, to be compared with their papers and verified.',
  '/notary-dashboard/[userId]': 'Your own offers, appointments and earnings, under your own address.',
};
