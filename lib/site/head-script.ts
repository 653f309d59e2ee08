/**
 * Says whether a theme was chosen, whether an account is remembered on this device or a session may be open
 * (SESSION_MARKER), so that the header does not offer a login for a moment to somebody who is signed in, and whether the
 * side bar was left narrow.
 */
const remembered =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('side-bar')==='narrow')d.sideBar='narrow';if(/(^|; )signed-in=/.test(document.cookie)||localStorage.getItem('user'))d.account='remembered'}catch(e){}";

/**
 * A form may be seen, filled in and sent before the scripts that send it are there, on a slow network. The browser alone
 * would send it nowhere and empty it: the press waits for the form (`components/kit/early.ts`) instead. Filters that
 * apply while they are set lead nowhere, and wait for nothing.
 */
const earlyPress =
  "addEventListener('submit',function(e){var f=e.target;if(f.method==='post'&&!f.isAwake){e.preventDefault();window.pressedForm=f;document.documentElement.dataset.pressed=''}else if(!f.hasAttribute('action')&&!window.areAwake)e.preventDefault()},true)";

/**
 * A button that is pressed before the scripts are there is remembered until they are. A click that made React wake up was
 * heard by it, and is forgotten.
 */
const earlyButton =
  "addEventListener('click',function(e){if(window.areAwake)return;var b=e.target.closest&&e.target.closest('button:not([popovertarget])');window.pressedButton=b&&!(b.form&&b.type==='submit')?b:null;var d=document.documentElement.dataset;if(window.pressedButton)d.pressedButton='';else delete d.pressedButton},true);addEventListener('click',function(){if(window.areAwake)window.pressedButton=null})";

/**
 * What is typed, ticked or chosen before the scripts are there is remembered until they are; of several radio buttons the
 * last. A list or a file that made React wake up was heard by it, and is forgotten. A text or a tick was not: React takes
 * what it finds for what it has drawn.
 */
const earlyFields =
  "!function(m){function keep(e){var f=e.target,t=f.type==='checkbox'||f.type==='radio';if(window.areAwake||!('value'in f)||!t&&e.type==='click')return;if(f.type==='radio')m.forEach(function(v,o){if(o.type==='radio'&&o.name===f.name&&o.form===f.form)m.delete(o)});m.set(f,t?f.checked:f.value)}addEventListener('change',function(e){if(window.areAwake&&/file|select/.test(e.target.type))m.delete(e.target)});['input','change','click'].forEach(function(t){addEventListener(t,keep,true)})}(window.earlyFields=new Map)";

/**
 * Runs before the first paint, so that a chosen theme never flashes. The text is constant because the script policy
 * allows it by its hash.
 */
export const headScript = `${remembered};${earlyPress};${earlyButton};${earlyFields}`;
