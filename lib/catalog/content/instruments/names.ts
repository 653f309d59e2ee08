import type { InstrumentNames } from '@/lib/catalog/rules/instrument-class';

/** Codes and short names that mean the same thing wherever they are used. */
export const instrumentCodes: InstrumentNames[] = [
  {
    class: 'deed',
    names: `d, dd, deed, deeds, wd, w d, wty deed, warr, wrty, wrnty deed, swd, spwd, sp wd, spwty, spec wd, gwd, lwd, cwd, jtwd, jtd, jt deed,
      gd, grd, grdeed, grant, cd, corr, corrd, cor d, corr deed, bsd, b&s, bsdeed, dbs, dg, td, trd, trsd, dtsd, tr dd, txd, taxd, tx deed, shd, sd, shf d, sher deed,
      exd, exec d, execd, admd, adm deed, prd, pr deed, prdd, fid d, fidd, gdnd, cond, rd, refd, msd, mstd, isd, istd, ispt, tod, todd, tod deed, bd, bened, bene deed, lbd, led,
      le deed, eled, dil, ddlieu, dlieu, lcd, cfd, landc, pat d, conv, convey, xfer deed, adj, dj, adjt, aodjt, aff death, afdt, dthaff, dod jt, afhr, hrshp, deedo, deedp, deed ts, deed rc, deed wd,
      wdvl, wdwvl, sfd, svd, survd, ltd wd, md, gift, dscl`,
  },
  {
    class: 'quitclaim',
    names: `qc, q c, qcd, qd, quit, quitcl, qclm, qcdeed, qtcl, q claim, quit cd, qcl, qcld, deedq, deed qc, nwd, nwdeed, disc deed, dscd, q deed`,
  },
  {
    class: 'mortgage',
    names: `m, mt, mtg, mtge, mort, mtgs, mortg, mg, mtgdt, dt, d t, dot, d of t, dtr, dtrust, d trust, hloc, heloc, helo, om, oem, oemtg, clm, cldt, clmtg, modm, modmtg,
      mod dt, mdt, mod, cema, m&con, agd, stm, std, cdt, conmtg, pmm, fut adv`,
  },
  {
    class: 'assignment',
    names: `as, asg, asgn, asgnt, asgmt, asgt, asmt, asn, asnmt, asst, assn, assgn, assgnmt, assmt, assign, aom, aomtg, amtg, asm, am, adt, adot, aot, asdt, assndt, ar, aor, alr, aalr, al&r, asrt, tol, tl, trl, transfer lien`,
  },
  {
    class: 'release',
    names: `r, re, rel, rl, rls, rlse, rels, rom, rm, rmtg, relm, rel m, rdt, rdot, relmtg, reldt, rol, rlien, rell, rlp, rellp, recon, reconv, rec, reco, recn, fullrec, full recon, frec, prec, precon,
      par recon, dorc, sat, satis, satisf, satm, satmtg, som, soj, stf, satj, pr, prel, prl, pr rel, part rel, parel, disch, dis, dism, canc, cancl, cxl, dcxl, cosat, cosp, cs, term, trm, ucc3t, ucct,
      rftl, rftx, wftl, str, rlml, relml, relj, rjdg`,
  },
  {
    class: 'lien',
    names: `l, ln, lien, liens, ml, mln, mlien, mech, mech ln, mech lien, mml, mll, cln, clien, col, clm lien, ftl, fedtl, fed tl, ftx, ftln, nftl, irs, irsl, irs lien, stl, sttl, stx, stxl, st lien, txl, txln, tax ln,
      hoal, hoa, hln, hospl, aj, absj, aoj, aj lien, abj, absjud, judg, jdg, jgmt, jmt, jud, judgt, fj, fjud, cjud, wgl, csl, chsup, cs lien, ucc, ucc1, ucc 1, uccff, ff, fs, fxf, fixfil, att, attm, levy, exn, fifa, fi fa, tw, twar, txwar, tax war, mun ln, munl, ccl, code ln, delinq, wl, brk ln`,
  },
  { class: 'lis-pendens', names: 'lp, l p, lis, lisp, lpend, lispen, lis pend, nlp, npa, nlisp, noa, nopa' },
  {
    class: 'power-of-attorney',
    names:
      'poa, p a, p o a, pofa, pwr, pwratt, pwr atty, power, dpoa, gpoa, lpoa, spoa, ltdpoa, pat, patt, poat, pow att, powatt',
  },
  {
    class: 'notice-of-default',
    names:
      'nod, n d, nd, ndef, ntdf, ntcdef, nts, ntss, nots, nos, nosale, ntsale, nfs, nof, ntcfcl, ned, nedd, fcl, fclnot, fc not, fcnot, nosts, nost, ntcsale',
  },
  {
    class: 'other',
    names:
      'rnod, rnd, rfn, rnot, rpoa, revpoa, noc, not comm, ntcom, esmt, ease, easmt, plat, map, decl, ccr, cc&r, lease, ls, memo, aff, affd, misc, agr, agmt, agree, sub, subt, sot, subord, suba, dc, dcert, survey, ord, res, ucc3, uccam, row, r w, bylaw, annex, not',
  },
];

/** Before any other: what takes back, changes or asks about an instrument is not that instrument. */
const takenBack: InstrumentNames[] = [
  {
    class: 'mortgage',
    names:
      'deed of trust with assignment, deed of trust w assignment, deed of trust and assignment, mortgage with assignment, mortgage w assignment, mortgage and assignment, corrective deed of trust, corrected deed of trust, correction deed of trust',
  },
  {
    class: 'deed',
    names:
      'termination of joint tenancy, terminating joint tenancy, release of dower, release of life estate',
  },
  {
    class: 'other',
    names: `request for notice, request for copy of notice, request for special notice, revocation of power, revocation of poa, power of attorney revocation,
      revoke power, revocation of tod, revocation of transfer, revocation of trans, revocation of beneficiary, deed revocation, revocation of, certificate of mailing, proof of mailing, proof of service,
      affidavit of mailing, affidavit of publication, notice of commencement, notice of completion, notice of nonresponsibility, notice of furnishing, notice to owner, subordination,
      military discharge, discharge military, dd214, dd 214, bill of sale, easement, right of way, master deed, deed restriction, deed restrictions, restrictive covenant, covenants conditions, declaration of,
      notice of settlement, discharge papers, oil gas, oil and gas lease, lease agreement, memorandum of lease, certificate of death, death certificate, abandonment of homestead,
      assumed name, dba, plat, condominium declaration, deed book index, homestead`,
  },
  {
    class: 'release',
    names: `rescission of notice, rescind notice, cancellation of notice, withdrawal of notice, release of lis pendens, lis pendens release, withdrawal of lis pendens, dismissal of lis pendens,
      discharge of lis pendens, cancellation of lis pendens, lis pendens cancel, lis pendens withdrawal, expungement of lis pendens, termination of lis pendens,
      notice of rescission, full reconveyance, partial reconveyance, reconveyance, reconvey, deed of release, release deed, release of, partial release, rel of, releas, satisfaction, satisfied, discharge,
      cancellation, cancel, termination, terminate, lien release, waiver of lien, lien waiver, mortgage release, rel mtg, rel dot, rel lien, withdrawal of federal, withdrawal of lien, lien withdrawal, extinguishment,
      certificate of nonattachment, non attachment, erasure, deed of full release, marginal release, quittance, partial discharge`,
  },
  {
    class: 'assignment',
    names: `assignment of, assignment, assign of, asgmt of, assn of, asgn of, assign, transfer of lien, transfer of note, transfer of security deed, transfer of deed of trust, transfer of mortgage`,
  },
];

const threats: InstrumentNames[] = [
  {
    class: 'notice-of-default',
    names: `notice of default, notice default, not of default, ntc of default, notice of election, election and demand, notice of trustee, notice of trustees, notice trustee, trustees sale, trustee sale, trustees sale notice, notice of substitute trustee,
      notice of foreclosure, foreclosure notice, notice of sale, notice of intent to foreclose, notice of acceleration, appointment and notice, order to docket, notice of intention to foreclose, breach and election,
      notice of breach, notice of mortgage foreclosure, notice of pendency of power of sale`,
  },
  {
    class: 'lis-pendens',
    names:
      'lis pendens, lispendens, notice of pendency, notice of pending, notice of action, pendency of action, notice of suit',
  },
  {
    class: 'power-of-attorney',
    names:
      'power of attorney, power attorney, pwr of attorney, powers of attorney, pow of atty, power of atty, pwr of atty, attorney in fact, mandate of attorney, poa durable, durable poa, limited poa, special poa, general poa',
  },
];

const conveyances: InstrumentNames[] = [
  {
    class: 'quitclaim',
    names: `quit claim, quitclaim, quitclm, quit clm, q claim, qc deed, q c deed, non warranty deed, nonwarranty deed, disclaimer deed, deed of quitclaim, release and quit`,
  },
  {
    // Before mortgages: "warranty deed with vendor's lien", "deed in lieu of foreclosure of mortgage", "mortgage foreclosure deed".
    class: 'deed',
    names: `deed in lieu, deed in trust, into trust, foreclosure deed, mortgagees deed, mortgagee deed, deed under power, trustees deed, trustee deed, trustees dd, deed upon sale, trustees distribution, deed of distribution,
      deed with vendors lien, deed vendors lien, warranty deed, warranty dd, warr deed, warranty, wty deed, wrty deed, grant deed, bargain and sale, bargain sale, bargain & sale, tax deed, tax dd, deed of gift, gift deed, deed gift,
      sheriffs deed, sheriff deed, sheriffs dd, commissioners deed, constables deed, marshals deed, treasurers deed, clerks deed, referees deed, referee deed, masters deed, master in equity, receivers deed, county deed,
      executors deed, executor deed, executrix deed, administrators deed, administrator deed, personal representatives deed, personal representative deed, guardians deed, conservators deed, fiduciary deed, fiduciary, beneficiary deed,
      transfer on death, transfer upon death, trans on death, lady bird, ladybird, life estate deed, enhanced life estate, survivorship deed, joint tenancy deed, joint deed, interspousal, correction deed, corrective deed, corrected deed, deed correction,
      deed of correction, mineral deed, timber deed, conveyance, land contract, contract for deed, agreement for deed, agreement of sale, real estate contract, installment contract, land patent, patent,
      affidavit of death, death of joint tenant, death joint tenant, death of trustee, affidavit death, affidavit of survivorship, affidavit of surviving, survivorship affidavit,
      affidavit of heirship, heirship affidavit, affidavit heirship, affidavit of descent, determination of heirship, statement of heirship, decree of distribution, order of distribution, judgment of possession, final decree quiet`,
  },
  {
    class: 'mortgage',
    names: `deed of trust, deed to secure, security deed, sec deed, trust deed, mortgage, mtge, mtg, deed trust, security instrument, credit line, home equity, open end, deed secure, loan modification, purchase money, extension agreement, consolidation`,
  },
  {
    class: 'lien',
    names: `lien, abstract of judgment, abstract judgment, abstract of support, tax warrant, warrant for, judgment, writ of, fieri facias, fi fa, financing statement, fixture filing, ucc 1, ucc1, notice of levy, levy, attachment, distraint, federal tax, state tax, delinquent tax, nuisance abatement, child support, support order, restitution order, code enforcement, recognizance`,
  },
  // Any other deed, last: "apartment deed", "deed dist".
  { class: 'deed', names: 'deed, dd' },
];

export const instrumentPhrases: InstrumentNames[] = [...takenBack, ...threats, ...conveyances];
