/**
 * Says whether a theme was chosen, whether an account is remembered on this device or a session may be open
 * (SESSION_MARKER), so that the header does not offer a login for a moment to somebody who is signed in, and whether the
 * side bar was left narrow.
 */
const remembered =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('side-bar')==='narrow')d.sideBar='narrow';if(/(^|; )signed-in=/.test(document.cookie)||localStorage.getItem('user'))d.account='remembered'}catch(e){}";

/**
 * A form may be seen, filled in and sent before the scripts that send it are there, on a slow network. The browser alone
 * would send it nowhere and empty it: the press waits for the form (`components/kit/early-press.ts`) instead.
 */
const earlyPress =
  "addEventListener('submit',function(e){var f=e.target;if(f.method==='post'&&!f.isAwake){e.preventDefault();window.pressedForm=f;document.documentElement.dataset.pressed=''}},true)";

/**
 * A button that is pressed before the scripts are there is remembered until they are. A click that made React wake up was
 * heard by it, and is forgotten.
 */
const earlyButton =
  "addEventListener('click',function(e){if(window.areAwake)return;var b=e.target.closest&&e.target.closest('button:not([popovertarget])');window.pressedButton=b&&!(b.form&&b.type==='submit')?b:null;var d=document.documentElement.dataset;if(window.pressedButton)d.pressedButton='';else delete d.pressedButton},true);addEventListener('click',function(){if(window.areAwake)window.pressedButton=null})";

/**
 * Runs before the first paint, so that a chosen theme never flashes. The text is constant because the script policy
 * allows it by its hash.
 */
export const headScript = `${remembered};${earlyPress};${earlyButton}`;
